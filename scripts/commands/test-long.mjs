// `npm run test:long`: tests for a release that are too slow for every push.
import { longTestSteps } from '../checks/long-test-steps.mjs';
import { runTestCommand } from '../checks/run-steps.mjs';

await runTestCommand({
  known: longTestSteps,
  names: process.argv.slice(2),
  command: 'npm run test:long --',
});
