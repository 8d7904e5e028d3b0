// `npm test`: everything that must hold, in order; `npm test -- lint types` runs only those steps,
// and `npm test -- changed` what a change in one feature may break.
import { runTestCommand } from '../checks/run-steps.mjs';
import { testSteps } from '../checks/test-steps.mjs';

const names = process.argv
  .slice(2)
  .flatMap((name) => (name === 'changed' ? ['lint', 'imports', 'types', name] : name));
await runTestCommand({ known: testSteps, names, command: 'npm test --' });
