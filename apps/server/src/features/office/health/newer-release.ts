// Whether a newer version was published. The releaser's address is asked once a day, when an admin
// looks at the health page, and never waited for.
import type { Logger } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { compareVersions, isVersion } from '../../../platform/health/release/compare-versions.ts';
import { ownVersion } from '../../../platform/health/release/own-release.ts';

const PAUSE_MS = 24 * 3_600_000;
const LIMIT_MS = 10_000;
const MAX_CHARACTERS = 100;

/** Gives a function for the newer version as far as it is known by now. */
export function newerReleaseReader(
  { clock, config: { RELEASES_URL: url } }: Pick<Dependencies, 'clock' | 'config'>,
  log: Logger,
): () => string | null {
  let newest: string | null = null;
  let askAgainAt = 0;

  async function ask(address: string): Promise<void> {
    try {
      newest = await readVersion(address);
    } catch (error) {
      log.warn({ err: error }, 'the newest version cannot be read');
    }
  }

  return () => {
    const now = clock.now().getTime();
    if (url && now >= askAgainAt) {
      askAgainAt = now + PAUSE_MS;
      void ask(url);
    }
    return newest && compareVersions(newest, ownVersion()) > 0 ? newest : null;
  };
}

async function readVersion(url: string): Promise<string> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { signal, redirect: 'error' });
  let text = '';
  // Leaving the loop closes the connection: an endless answer is not read to its end.
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > MAX_CHARACTERS) break;
  }
  const version = text.trim().replace(/^v/, '');
  if (response.ok && isVersion(version)) return version;
  throw new Error(`RELEASES_URL answered ${response.status} without a version`);
}
