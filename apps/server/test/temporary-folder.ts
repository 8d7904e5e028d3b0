import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from './at-the-end.ts';

/** Removed with its test or file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-test-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
