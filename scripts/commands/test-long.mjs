// `npm run test:long`: tests for a release that are too slow for every push. `-- kill=20` tries the
// step `kill` twenty times.
import { longTestSteps } from '../checks/long-test-steps.mjs';
import { runTestCommand } from '../checks/run-steps.mjs';

const counts = new Map(process.argv.slice(2).map((asked) => asked.split('=', 2)));

await runTestCommand({
  known: longTestSteps.map((step) => ({
    ...step,
    run: (tools) => step.run(tools, counts.get(step.name)),
  })),
  names: [...counts.keys()],
  command: 'npm run test:long --',
});
