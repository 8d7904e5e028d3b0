// A step of the build: makes the empty cluster that first starts copy.
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EMPTY_CLUSTER } from './empty-cluster.ts';
import { createCluster } from './platform/db/pglite/start.ts';

const buildFolder = dirname(EMPTY_CLUSTER);
// Clusters of older versions too.
rmSync(buildFolder, { recursive: true, force: true });
mkdirSync(buildFolder);
await createCluster(EMPTY_CLUSTER);

// Nothing in it is secret. Whoever runs the server may read it, only its owner may change it.
chmodSync(EMPTY_CLUSTER, 0o755);
for (const entry of readdirSync(EMPTY_CLUSTER, { recursive: true, withFileTypes: true })) {
  chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
