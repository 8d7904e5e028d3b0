import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import manifest from '../../../../package.json' with { type: 'json' };
import { serverFile } from '../../files/server-files.ts';

const release = z.object({
  name: z.string(),
  version: z.string(),
  platform: z.string(),
  commit: z.string(),
});

export type Release = z.infer<typeof release>;

/** The folder of the package, or of the sources. */
export const RELEASE_ROOT = serverFile('../..');

/** Undefined where the sources run: only a package has the file. */
export function readRelease(): Release | undefined {
  try {
    return release.parse(JSON.parse(readFileSync(join(RELEASE_ROOT, 'release.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text of a package's `release.json`; undefined when it is none. */
export function parseRelease(text: string): Release | undefined {
  try {
    return release.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** For people, also where the sources run. */
export function ownVersion(): string {
  return readRelease()?.version ?? manifest.version;
}
