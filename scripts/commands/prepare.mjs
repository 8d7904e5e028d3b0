// The first half of `npm start`: installs what is missing and builds what is stale.
import { resolve } from 'node:path';
import { projectNode } from '../set-up/bundled-node.mjs';
import { installSteps } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { reportFailure } from '../set-up/report-failure.mjs';
import { ensureRoom, needs } from '../set-up/room.mjs';
import { readSetting } from '../set-up/settings.mjs';
import { runInOrder } from '../set-up/steps.mjs';
import { bundleSteps, emptyDatabaseSteps } from './build-server.mjs';
import { webBuildSteps } from './build-web.mjs';

try {
  const node = projectNode();
  const isEmbedded = !readSetting('DATABASE_URL');
  await runInOrder([
    ...installSteps(),
    ...webBuildSteps(node),
    ...bundleSteps(node),
    ...(isEmbedded ? emptyDatabaseSteps(node) : []),
  ]);
  const need = isEmbedded ? needs.embedded : needs.server;
  ensureRoom(need, resolve(projectRoot, readSetting('DATA_DIR') || 'data'));
} catch (error) {
  reportFailure(error);
}
