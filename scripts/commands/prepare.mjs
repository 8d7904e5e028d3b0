// The first half of `npm start`: installs what is missing and builds what is stale.
import { reportFailure } from '../set-up/explain-failure.mjs';
import { installSteps } from '../set-up/install.mjs';
import { projectNode } from '../set-up/project-node.mjs';
import { runInOrder } from '../set-up/steps.mjs';
import { bundleSteps } from './build-server.mjs';
import { webBuildSteps } from './build-web.mjs';

try {
  const node = projectNode();
  await runInOrder([...installSteps(node), ...webBuildSteps(node), ...bundleSteps(node)]);
} catch (error) {
  reportFailure(error);
}
