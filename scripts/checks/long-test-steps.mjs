import { runTests } from './run-tests.mjs';

export const longTestSteps = [
  {
    name: 'killed',
    title: 'Processes that are killed at every stage',
    run: ({ tool }) => runTests(tool, ['long']),
  },
  {
    name: 'embedded',
    title: 'The API tests that `npm test` runs on PostgreSQL only, on the embedded database',
    run: ({ tool }) => runTests(tool, ['api-pglite-rest']),
  },
];
