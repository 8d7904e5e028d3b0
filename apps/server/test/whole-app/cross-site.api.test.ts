// Cross-site request forgery (T35): anything that a browser on another site can send to a route
// that changes something is refused before it is processed. Our own pages and programs pass.
import { expect, it } from 'vitest';
import { signInAs } from '../people.ts';
import { createTestApp } from '../test-app.ts';

const OURS = 'http://jam.test';
const THEIRS = 'https://jahat.test';

const test = await createTestApp({ environment: { APP_URL: OURS } });
const admin = await signInAs(test, 'admin');

/** `DELETE`, `PATCH`, `POST`, with unknown ids. */
function unsafeRoutes() {
  const routes = test.app.accessList.map((line) => line.split(' '));
  return routes
    .filter(([method]) => !['GET', 'HEAD', 'OPTIONS'].includes(method ?? ''))
    .map(([method, path]) => ({ method: method ?? '', url: (path ?? '').replace(/:\w+/g, '0') }));
}

async function answersTo(headers: Record<string, string>, routes = unsafeRoutes()) {
  const cookies = Object.fromEntries(admin.browser.cookies);
  const answers: Array<[string, number, string]> = [];
  for (const { method, url } of routes) {
    const response = await test.app.inject({ method: method as 'POST', url, headers, cookies });
    answers.push([`${method} ${url}`, response.statusCode, response.json().code]);
  }
  return answers;
}

it('every route refuses a browser on another site', async () => {
  expect(unsafeRoutes().length).toBeGreaterThan(35);
  expect(await answersTo({ 'sec-fetch-site': 'cross-site', origin: THEIRS })).toEqual(
    unsafeRoutes().map(({ method, url }) => [`${method} ${url}`, 403, 'FOREIGN_ORIGIN']),
  );
});

const order = [{ method: 'POST', url: '/transaction' }];

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://blog.jam.test' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: '' },
  { origin: '' },
  { origin: 'null' },
  { origin: THEIRS, 'content-type': 'application/x-www-form-urlencoded' },
  { origin: `${OURS}.jahat.test`, 'content-type': 'multipart/form-data; boundary=x' },
])('an order is refused to a browser that sends %j', async (headers) => {
  expect(await answersTo(headers, order)).toEqual([['POST /transaction', 403, 'FOREIGN_ORIGIN']]);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin', origin: OURS },
  { 'sec-fetch-site': 'none' },
  { origin: OURS },
  {},
])('%j is our own site, or no browser', async (headers) => {
  expect((await answersTo(headers, order))[0]?.[2]).not.toBe('FOREIGN_ORIGIN');
});

it('another site may not read answers either: there is no CORS', async () => {
  const { headers } = await test.app.inject({ url: '/public/config', headers: { origin: THEIRS } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
