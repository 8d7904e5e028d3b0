// The server runs from its sources; what is built is the empty database that a first start copies.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';
import { ensureRoom, needs } from '../set-up/room.mjs';
import { hashSources } from '../set-up/source-hash.mjs';
import { runServer } from './server-process.mjs';

const serverDirectory = join(projectRoot, 'apps', 'server');
const stampFile = join(serverDirectory, 'build', '.stamp');
const SOURCES = ['apps/server/package.json', 'apps/server/src/programs/empty-cluster.ts'];

/** One step, or none when there is an empty database of this version. */
export function serverBuildSteps(node) {
  const stamp = hashSources(SOURCES, []);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return [];
  return [{ title: 'Embedded database', run: () => prepareCluster(node, stamp) }];
}

async function prepareCluster(node, stamp) {
  ensureRoom(needs.emptyDatabase, serverDirectory);
  const exitCode = await runServer(node, {
    program: 'apps/server/src/programs/prepare-cluster.ts',
  });
  if (exitCode !== 0) throw new Error('The embedded database could not be prepared.');
  writeFileSync(stampFile, stamp);
}
