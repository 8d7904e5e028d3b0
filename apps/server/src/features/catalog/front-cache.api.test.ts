// Over a real connection, because `inject` does not pass the front.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, heardTwice, type TestApp } from '../../../test/test-app.ts';
import { products } from './catalog.schema.ts';
import { catalogChanged } from './catalog-changed.ts';

let test: TestApp;
let address: string;
const logged = vi.fn();
const lines: string[] = [];

beforeAll(async () => {
  test = await createTestApp({ logTo: lines });
  test.app.addHook('onRequest', async ({ url }) => logged(url));
  const description = `<p>${'Panjang '.repeat(300)}</p>`;
  await test.database.db.insert(products).values({ name: 'Lama', price: 1, description });
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** How often Fastify itself was asked. */
async function ask(path: string, headers: Record<string, string> = {}) {
  logged.mockClear();
  const response = await fetch(`${address}${path}`, { headers });
  return { response, body: await response.text(), inFastify: logged.mock.calls.length };
}

const comparable = (response: Response) => {
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'x-request-id']) delete headers[name];
  return headers;
};

it('answers the second request like the first, without Fastify', async () => {
  for (const encoding of ['identity', 'gzip', 'br', 'br;q=0, gzip']) {
    const path = `/public/products?page=1&limit=${10 + encoding.length}`;
    const first = await ask(path, { 'accept-encoding': encoding });
    const second = await ask(path, { 'accept-encoding': encoding });
    expect([first.inFastify, second.inFastify]).toEqual([1, 0]);
    expect(second.response.status).toBe(200);
    expect(second.body).toBe(first.body);
    expect(comparable(second.response)).toEqual(comparable(first.response));
    const ids = [first, second].map(({ response }) => response.headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
  }
});

it('answers 304 when the browser already has it', async () => {
  const { response } = await ask('/public/products');
  const known = { 'if-none-match': response.headers.get('etag') ?? '' };
  const again = await ask('/public/products', known);
  expect([again.response.status, again.body, again.inFastify]).toEqual([304, '', 0]);
  expect(again.response.headers.get('cache-control')).toContain('must-revalidate');
});

it('forgets the answer when a product changes', async () => {
  expect((await ask('/public/products')).body).toContain('Lama');
  const heard = heardTwice(test, 'catalog');
  await test.database.transaction(async (tx) => {
    await tx.update(products).set({ name: 'Baru' }).where(eq(products.name, 'Lama'));
    await catalogChanged(tx);
  });
  await heard;
  const after = await ask('/public/products');
  expect([after.inFastify, after.body.includes('Baru')]).toEqual([1, true]);
  expect((await ask('/public/products')).inFastify).toBe(0);
});

it('remembers no failure', async () => {
  for (const path of ['/public/products/999999', '/public/products?page=0']) {
    await ask(path);
    expect((await ask(path)).inFastify).toBe(1);
  }
});

it('leaves one line in the log, as every other request does', async () => {
  await ask('/public/products?page=1&limit=9');
  lines.length = 0;
  const { response } = await ask('/public/products?page=1&limit=9');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      path: '/public/products',
      status: 200,
      reqId: response.headers.get('x-request-id'),
    }),
  ]);
});
