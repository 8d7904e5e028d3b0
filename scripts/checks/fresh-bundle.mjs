// Run by Vitest before the tests: some start programs of the server, and those run from the bundle.
import { bundleSteps } from '../commands/build-server.mjs';

export default async function ensureFreshBundle() {
  for (const { run } of bundleSteps(process.execPath)) await run();
}
