// A sample of the broken forms of `long-tests/hardening/uploads.mjs` for every upload route (T77).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomForm } from '../../../../../../long-tests/hostile-input/broken-forms.ts';
import { signInAs } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const FORMS = 30;

it('every upload route outlives broken forms and leaves no file', async () => {
  const test = await createTestApp();
  const admin = await signInAs(test, 'admin');
  const customer = await signInAs(test);
  const { paths } = (await test.app.inject('/openapi.json')).json();
  const routes = Object.keys(paths)
    .filter((path) => paths[path].post?.requestBody?.content['multipart/form-data'])
    .map((path) => path.replaceAll(/\{\w+\}/g, '1'));
  expect(routes.length).toBeGreaterThanOrEqual(10);
  for (const route of routes) {
    const { browser } = route.startsWith('/admin') ? admin : customer;
    for (let n = 0; n < FORMS; n += 1) {
      const { name, contentType, body } = randomForm();
      const headers = { 'content-type': contentType };
      const { statusCode } = await browser.post(route, body, { headers });
      expect(statusCode, `${route}: ${name}`).toBeLessThan(500);
    }
  }
  const uploads = join(test.dependencies.config.DATA_DIR, 'files/uploads');
  expect(readdirSync(uploads)).toEqual([]);
});
