// An id that no column holds is no fault of the server: every route, those outside the contract too.
// Numbers in bodies are limited by the contract (`strict-bodies.test.ts`).
import * as contract from '@timesync/contract';
import { expect, it } from 'vitest';
import { signInAs } from '../people.ts';
import { createTestApp } from '../test-app.ts';

const LARGE = [contract.LARGEST_ROW_ID + 1, Number.MAX_SAFE_INTEGER];

/** `GET /admin/mutations?accountId=…`, one line for each field of a query. */
const queries = Object.values<unknown>(contract)
  .filter(
    (value): value is contract.RouteDefinition =>
      typeof value === 'object' && value !== null && 'responses' in value && 'query' in value,
  )
  .flatMap(({ method, path, query }) =>
    Object.keys((query as unknown as { shape: object }).shape).map(
      (field) => `${method} ${path}?${field}=:value`,
    ),
  );

it('an id that is too large is refused or not found at every route', async () => {
  const test = await createTestApp();
  const { browser } = await signInAs(test, 'admin');
  const paths = test.app.accessList.filter((line) => line.includes('/:'));
  expect(paths.length).toBeGreaterThan(80);
  expect(queries.length).toBeGreaterThan(50);
  const failed: string[] = [];
  for (const line of [...paths, ...queries]) {
    const [method, path = ''] = line.split(' ');
    for (const id of LARGE) {
      const url = path.replaceAll(/:\w+/g, String(id));
      const { statusCode } = await test.app.inject({
        method: method as 'GET',
        url,
        cookies: Object.fromEntries(browser.cookies),
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      if (statusCode >= 500) failed.push(`${statusCode} ${method} ${url}`);
    }
  }
  expect(failed).toEqual([]);
});
