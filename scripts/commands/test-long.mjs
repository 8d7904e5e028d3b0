// `npm run test:long`: what is worth knowing before a release but too slow for every push.
import { longTestSteps } from '../checks/long-test-steps.mjs';
import { runTestCommand } from '../checks/run-steps.mjs';

await runTestCommand({
  known: longTestSteps,
  names: process.argv.slice(2),
  command: 'npm run test:long --',
});
