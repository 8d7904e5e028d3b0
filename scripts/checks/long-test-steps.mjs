import { runTests } from './run-tests.mjs';

export const longTestSteps = [
  {
    name: 'embedded',
    title: 'The API tests that `npm test` runs on PostgreSQL only, on the embedded database',
    run: ({ tool }) => runTests(tool, ['api-pglite-rest']),
  },
];
