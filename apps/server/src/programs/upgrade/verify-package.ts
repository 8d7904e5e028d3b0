// Whether a file is a whole and newer package of the same releaser (decision 0182).
import { createHash, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { compareVersions } from '../../platform/health/release/compare-versions.ts';
import { parseRelease, type Release } from '../../platform/health/release/own-release.ts';
import { ProgramError } from '../commands/run-program.ts';
import type { Installed } from './installed-package.ts';
import { readTool } from './run-tool.ts';

const NAME = /^([\w.+-]+)\.tar\.gz$/;

export interface Verified {
  file: string;
  /** The folder inside the archive. */
  title: string;
  release: Release;
}

export async function verifyPackage(
  file: string,
  { root, release: installed }: Installed,
  { isUnsignedAllowed }: { isUnsignedAllowed: boolean },
): Promise<Verified> {
  const [, title] = NAME.exec(basename(file)) ?? [];
  if (!title) throw new ProgramError(`${file} is no package: its name ends with .tar.gz.`);
  const line = await readBeside(file, '.sha256');
  await requireSignature(file, line, join(root, 'release-key.pem'), isUnsignedAllowed);
  const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)\n?$/.exec(line.toString()) ?? [];
  if (name !== basename(file)) throw new ProgramError(`${file}.sha256 belongs to another file.`);
  if ((await sumOf(file)) !== sum) {
    throw new ProgramError(`${file} is damaged: copy it again.`);
  }
  const text = await readTool('tar', ['-xzOf', file, `${title}/release.json`]);
  const release = text && parseRelease(text);
  if (!release || release.name !== installed.name) {
    throw new ProgramError(`${file} is no package of this portal.`);
  }
  requireFitting(file, release, installed);
  return { file, title, release };
}

function requireFitting(file: string, release: Release, installed: Release): void {
  if (release.platform !== installed.platform) {
    throw new ProgramError(
      `${file} is for ${release.platform}; this machine needs ${installed.platform}.`,
    );
  }
  const difference = compareVersions(release.version, installed.version);
  if (difference > 0) return;
  if (difference < 0) {
    throw new ProgramError(
      `${file} is older (${release.version}) than what is installed (${installed.version}): \`portal upgrade --back\` goes back to the package before.`,
    );
  }
  throw new ProgramError(
    `${installed.version} is installed already; if its upgrade was interrupted, restart the service.`,
  );
}

async function requireSignature(
  file: string,
  line: Buffer,
  keyFile: string,
  isUnsignedAllowed: boolean,
): Promise<void> {
  const key = await readFile(keyFile).catch(() => undefined);
  if (!key && isUnsignedAllowed) return;
  if (!key) {
    throw new ProgramError(
      'The installed package knows no key, so nobody vouches for this file: check where it comes from, and say --unsigned.',
    );
  }
  const signature = await readBeside(file, '.sig');
  if (verify(null, line, key, signature)) return;
  throw new ProgramError(
    `${file} was not signed by the releaser of the installed package: do not use it.`,
  );
}

async function readBeside(file: string, ending: string): Promise<Buffer> {
  try {
    return await readFile(file + ending);
  } catch {
    throw new ProgramError(`${file}${ending} is missing: copy it beside the package.`);
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
