import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCluster } from './pglite/start.ts';

/** Makes the cluster that first starts copy, alone in its folder: those of older versions go. */
export async function prepareEmptyCluster(folder: string): Promise<void> {
  rmSync(dirname(folder), { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  await createCluster(folder);

  // It contains no secrets. The user who runs the server may read it, only the owner may change it.
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
