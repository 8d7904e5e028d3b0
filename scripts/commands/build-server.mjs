// The server runs from its sources; what is built is the empty database that a first start copies.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { hashSources } from '../set-up/source-hash.mjs';
import { runServer } from './server-process.mjs';

const stampFile = join(projectRoot, 'apps', 'server', 'build', '.stamp');
const SOURCES = ['apps/server/package.json', 'apps/server/src/empty-cluster.ts'];

/** Prepares the empty database when there is none of this version; gives an exit code. */
export async function ensureServerBuilt(node) {
  const stamp = hashSources(SOURCES, []);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0;
  console.log('Preparing the embedded database ...');
  const exitCode = await runServer(node, { program: 'apps/server/src/prepare-cluster.ts' });
  if (exitCode !== 0) return exitCode;
  writeFileSync(stampFile, stamp);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await ensureServerBuilt(await ensureInstalled());
}
