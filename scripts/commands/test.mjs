// `npm test`: everything that must hold, in order; `npm test -- lint types` runs only those steps.
import { runTestCommand } from '../checks/run-steps.mjs';
import { testSteps } from '../checks/test-steps.mjs';

await runTestCommand({ known: testSteps, names: process.argv.slice(2), command: 'npm test --' });
