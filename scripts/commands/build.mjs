// `npm run build`: the pages and the server.
import { pathToFileURL } from 'node:url';
import { reportFailure } from '../set-up/explain-failure.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { runInOrder } from '../set-up/steps.mjs';
import { bundleSteps } from './build-server.mjs';
import { webBuildSteps } from './build-web.mjs';

/** Builds what is stale; gives an exit code. */
export async function ensureBuilt(node) {
  try {
    await runInOrder([...webBuildSteps(node), ...bundleSteps(node)]);
    return 0;
  } catch (error) {
    reportFailure(error);
    return 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await ensureBuilt(await ensureInstalled());
}
