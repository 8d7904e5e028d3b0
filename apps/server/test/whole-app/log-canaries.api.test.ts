// Secrets in logs (T65): every field of every route is sent with a canary, signed out and signed in, in
// good and in broken requests, at the most talkative level. The log may hold none of them.
import { expect, it } from 'vitest';
import { type SignedIn, signInAs } from '../people.ts';
import { fillSampleShop } from '../shops/sample-shop.ts';
import { createTestApp } from '../test-app.ts';

const CANARY = 'kenari-9f3b';
const lines: string[] = [];
const test = await createTestApp({ logTo: lines });
const { admin, owner } = await fillSampleShop(test);
const people: Array<SignedIn | undefined> = [undefined, owner, admin];

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, unknown> } }> };
}

async function fieldsByRoute(): Promise<Array<{ method: string; url: string; fields: string[] }>> {
  const { paths } = (await test.app.inject('/openapi.json')).json();
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const [content] = Object.values(requestBody?.content ?? {});
      const fields = Object.keys(content?.schema.properties ?? {});
      return { method: method.toUpperCase(), url: path.replace(/\{\w+\}/g, '1'), fields };
    }),
  );
}

it('contains nothing that was sent in a body, a query, a cookie or a header', async () => {
  const routes = await fieldsByRoute();
  expect(routes.length).toBeGreaterThan(60);
  for (const { method, url, fields } of routes) {
    const values = Object.fromEntries(fields.map((field) => [field, `${CANARY}-${field}`]));
    for (const person of people) {
      const session = Object.fromEntries(person?.browser.cookies ?? []);
      const cookies = { ...session, rst: CANARY, lain: CANARY, ...(!person && { sid: CANARY }) };
      const headers = { authorization: `Bearer ${CANARY}`, 'idempotency-key': CANARY };
      const request = { method: method as 'POST', url, cookies, headers };
      await test.app.inject({ ...request, query: { email: CANARY, code: CANARY } });
      if (method === 'GET' || url === '/auth/logout') continue;
      await test.app.inject({ ...request, payload: values });
      const type = { ...headers, 'content-type': 'application/json' };
      await test.app.inject({ ...request, headers: type, payload: `{"password":"${CANARY}` });
    }
  }
  const log = lines.join('');
  expect(log).toContain('/auth/login');
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
});

it('contains no session, password or key of people who did everything right', async () => {
  const { user, browser } = await signInAs(test);
  await browser.post('/auth/request-otp', { email: user.email });
  const [mail] = await test.popMails();
  const code = /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
  await browser.post('/auth/verify-otp', { email: user.email, code });
  await browser.post('/auth/reset-password', { code, newPassword: `${CANARY}-baru` });
  const log = lines.join('');
  for (const secret of [CANARY, code, user.passwordHash, ...browser.cookies.values()]) {
    expect(log).not.toContain(secret);
  }
});

it('holds no line that a visitor wrote: line breaks stay inside their line', async () => {
  const forged = '\n{"level":50,"msg":"palsu"}\n';
  await test.app.inject({ url: `/${encodeURIComponent(forged)}`, headers: { host: 'a' } });
  await test.browser().post('/auth/login', { email: forged, password: forged });
  const messages = lines.flatMap((line) => line.trim().split('\n')).map((line) => JSON.parse(line));
  expect(messages.some(({ msg }) => msg === 'palsu')).toBe(false);
});
