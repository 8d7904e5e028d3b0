import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findForbiddenImports } from './check-imports.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-imports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file, source) {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

function problemsOf(file, source) {
  write(file, source);
  return findForbiddenImports(root);
}

const server = 'apps/server/src';
const web = 'apps/portal';

test.each([
  ['packages/contract/src/money.ts', '../../../apps/server/src/config.ts', 'nothing of ours'],
  ['packages/contract/src/money.ts', '@timesync/server', 'nothing of ours'],
  [`${server}/programs/app.ts`, '../../../portal/root.tsx', 'only through @timesync/contract'],
  [
    `${server}/programs/app.ts`,
    '@timesync/contract/src/money.ts',
    'only through @timesync/contract',
  ],
  [`${web}/lib/session.ts`, '../../server/src/config.ts', 'only through @timesync/contract'],
  ['e2e/login.test.ts', '../apps/server/src/config.ts', 'only through @timesync/contract'],
  ['bench/support/load.mjs', '@timesync/server', 'only through @timesync/contract'],
  [
    `${server}/features/shop/orders/a.test.ts`,
    '@timesync/portal',
    'only through @timesync/contract',
  ],
  [
    `${server}/platform/jobs/queue.ts`,
    '../../features/shop/orders/placing/place-order.ts',
    'platform never',
  ],
  [`${server}/features/shop/orders/a.ts`, '../catalog/catalog.repository.ts', 'call its use case'],
  [
    `${server}/features/shop/orders/own/a.ts`,
    '../../catalog/x/y.repository.ts',
    'call its use case',
  ],
  [`${server}/features/shop/orders/a.ts`, '../catalog/catalog.routes.ts', 'call its use case'],
  [
    `${server}/features/licenses/licensing/tokens/a.ts`,
    '../../../shop/orders/own/b.ts',
    'never calls orders',
  ],
  [`${server}/programs/main.ts`, '../platform/db/embedded/engine.ts', 'private to platform/db'],
  [
    `${server}/features/shop/orders/a.ts`,
    '../../../programs/background.ts',
    'nothing imports them',
  ],
  [`${server}/platform/files/pictures/images.ts`, 'sharp', 'load-sharp.ts gives it'],
  ['packages/contract/src/orders/orders.ts', 'zod', 'wire/zod.ts gives it'],
  [`${web}/features/shop/orders/payment-form.ts`, 'zod', 'wire/zod.ts gives it'],
  [
    `${server}/features/shop/orders/a.repository.ts`,
    '../catalog/catalog.schema.ts',
    'foreign keys',
  ],
  [`${server}/reads/own-orders.ts`, '../features/shop/orders/present-order.ts', 'know the schemas'],
  [
    `${server}/features/shop/orders/place-order.ts`,
    '../../../reads/own-orders.ts',
    'in its routes only',
  ],
  [`${server}/platform/lists/list-page.ts`, '../../reads/own-orders.ts', 'never imports reads'],
  [
    `${web}/features/shop/orders/cart.tsx`,
    '~/features/shop/catalog/card',
    'do not import each other',
  ],
  [`${web}/features/shop/orders/cart.tsx`, '~/routes/public/home', 'never import routes'],
  [`${web}/components/ui/button.tsx`, '../../features/shop/orders/cart', 'know no business'],
  [`${web}/lib/session.ts`, '~/features/shop/import-csv/parse', 'know no business'],
  [`${web}/lib/session.ts`, '~/routes/public/home', 'know no business'],
  [`${web}/features/shop/orders/cart.tsx`, './admin/approve', 'never imports admin'],
  [
    `${web}/routes/customer/shop.tsx`,
    '~/features/shop/orders/admin/approve',
    'never imports admin',
  ],
  [`${web}/routes/own/shop.tsx`, '~/features/office/revenue/charts', 'never imports admin'],
  [`${server}/features/shop/orders/a.ts`, './managed/list-orders.ts', 'never imports admin'],
  [`${server}/features/shop/catalog/a.ts`, './managed-products.routes.ts', 'never imports admin'],
])('%s may not import %s', (file, specifier, rule) => {
  const [problem, ...others] = problemsOf(file, `\nimport { x } from '${specifier}';\n`);
  expect(problem).toContain(`${file}:2 imports ${specifier}: `);
  expect(problem).toContain(rule);
  expect(others).toEqual([]);
});

test.each([
  ['packages/contract/src/index.ts', './orders/managed-orders.ts'],
  [`${server}/features/shop/orders/a.ts`, '@timesync/contract'],
  [`${server}/features/shop/orders/a.ts`, '../catalog/find-price.ts'],
  [`${server}/features/shop/orders/orders.schema.ts`, '../catalog/catalog.schema.ts'],
  [
    `${server}/features/licenses/licensing/licensing.schema.ts`,
    '../../shop/orders/orders.schema.ts',
  ],
  [`${server}/features/shop/orders/a.repository.ts`, '../../people/mosques/own.schema.ts'],
  [`${server}/features/shop/orders/own/own-orders.routes.ts`, '../../../../reads/own-orders.ts'],
  [`${server}/reads/own-orders.ts`, '../features/shop/orders/orders.schema.ts'],
  [`${server}/features/shop/orders/a.test.ts`, '../catalog/catalog.repository.ts'],
  [`${server}/features/shop/orders/managed/managed-orders.routes.ts`, '../placing/place-order.ts'],
  [`${server}/platform/db/database.ts`, './embedded/open-embedded.ts'],
  [`${server}/platform/files/pictures/load-sharp.ts`, 'sharp'],
  ['packages/contract/src/wire/zod.ts', 'zod'],
  [`${server}/platform/files/pictures/images.test.ts`, 'sharp'],
  [`${server}/programs/app.ts`, '../features/shop/orders/managed/managed-orders.routes.ts'],
  [`${web}/routes/admin/people/users.tsx`, '~/features/people/accounts/admin/users-table'],
  [`${web}/routes/customer/shop.tsx`, '~/features/shop/catalog/card'],
  [`${web}/features/shop/orders/cart.tsx`, '~/components/ui/button'],
  [`${server}/features/shop/orders/orders.routes.ts`, './managed/managed-orders.routes.ts'],
  ['e2e/login.test.ts', '@timesync/contract'],
])('%s may import %s', (file, specifier) => {
  expect(problemsOf(file, `import { x } from '${specifier}';\n`)).toEqual([]);
});

test('a customer route may load admin code lazily, a feature may not', () => {
  const lazy = "const Charts = lazy(() => import('~/features/office/revenue/charts'));\n";
  expect(problemsOf(`${web}/routes/customer/dashboard.tsx`, lazy)).toEqual([]);
  expect(problemsOf(`${web}/features/shop/orders/cart.tsx`, lazy)).toHaveLength(1);
});

test.each([
  ["import type { X } from '@timesync/portal';", 1],
  ["import '@timesync/portal';", 1],
  ["export * from '@timesync/portal';", 1],
  ["import {\n  x,\n  y,\n} from '@timesync/portal';", 4],
  ["type X = import('@timesync/portal').X;", 1],
  ["const files = ['src/*.ts'];\nimport x from '@timesync/portal';\n/* end */", 2],
  ["export interface A {}\n\nimport x from '@timesync/portal';", 3],
])('sees %j', (source, line) => {
  expect(problemsOf(`${server}/programs/app.ts`, source)).toEqual([
    expect.stringContaining(`${server}/programs/app.ts:${line} imports @timesync/portal`),
  ]);
});

test.each([
  "// import x from '@timesync/portal';",
  "/*\nimport x from '@timesync/portal';\n*/",
  "export const name = '@timesync/portal';",
  'const text = "import(\'@timesync/portal\')";',
])('leaves alone %j', (source) => {
  expect(problemsOf(`${server}/programs/app.ts`, source)).toEqual([]);
});

const schemas = {
  [`${server}/features/shop/orders/orders.schema.ts`]:
    "export const orders = pgTable('orders', {});\n",
  [`${server}/features/people/mosques/own.schema.ts`]:
    "export const ownOrders = pgView('own_orders', {});\n",
  [`${server}/platform/history/history.schema.ts`]:
    "export const history = pgTable(\n  'history',\n  {},\n);\n",
};

test.each([
  [`${server}/features/office/revenue/a.repository.ts`, 'sql`select 1 from users u join orders o`'],
  [`${server}/features/office/revenue/a.repository.ts`, 'sql`\n  update orders set total = 1`'],
  [`${server}/features/office/revenue/a.repository.ts`, '{ from: sql`orders o` }'],
  [`${server}/features/office/revenue/a.repository.ts`, "const text = 'insert into orders (id)';"],
  [`${server}/platform/mail/mail.repository.ts`, 'sql`select from orders`'],
])('%s may not name tables of orders: %s', (file, source) => {
  for (const [path, schema] of Object.entries(schemas)) write(path, schema);
  expect(problemsOf(file, source)).toEqual([
    expect.stringMatching(/:[12] its SQL names orders of orders$/),
  ]);
});

test.each([
  [`${server}/features/shop/orders/a.repository.ts`, 'sql`select 1 from orders`'],
  [`${server}/features/office/revenue/a.repository.ts`, 'sql`select 1 from own_orders`'],
  [`${server}/features/office/revenue/a.repository.ts`, 'sql`select 1 from history`'],
  [`${server}/features/office/revenue/a.repository.ts`, '// What comes from orders.'],
  [`${server}/features/office/revenue/a.api.test.ts`, 'sql`select 1 from orders`'],
  [`${server}/reads/revenue.ts`, 'sql`select 1 from orders`'],
])('%s may name %s', (file, source) => {
  for (const [path, schema] of Object.entries(schemas)) write(path, schema);
  expect(problemsOf(file, source)).toEqual([]);
});

test('a table has one definition', () => {
  const stub = "const orders = pgTable('orders', { id: integer('id').primaryKey() });\n";
  for (const [path, schema] of Object.entries(schemas)) write(path, schema);
  expect(problemsOf(`${server}/features/shop/shipping/shipping.schema.ts`, stub)).toEqual([
    `${server}/features/shop/shipping/shipping.schema.ts:1 orders is a stub table`,
  ]);
});
