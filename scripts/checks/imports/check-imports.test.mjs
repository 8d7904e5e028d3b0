import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../package/run-command.mjs';
import { findForbiddenImports } from './check-imports.mjs';

let root;

beforeEach(() => {
  root = temporaryFolder();
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
const orders = `${server}/features/shop/orders`;
const revenue = `${server}/features/office/revenue/a.repository.ts`;
const webOrders = `${web}/features/shop/orders`;
const entryOnly = 'only through @timesync/contract';

test.each([
  ['packages/contract/src/money.ts', '../../../apps/server/src/config.ts', 'nothing of ours'],
  ['packages/contract/src/money.ts', '@timesync/server', 'nothing of ours'],
  [`${server}/programs/app.ts`, '../../../portal/root.tsx', entryOnly],
  [`${server}/programs/app.ts`, '@timesync/contract/src/money.ts', entryOnly],
  [`${web}/lib/session.ts`, '../../server/src/config.ts', entryOnly],
  ['e2e/login.test.ts', '../apps/server/src/config.ts', entryOnly],
  ['bench/support/load.mjs', '@timesync/server', entryOnly],
  [`${orders}/a.test.ts`, '@timesync/portal', entryOnly],
  [
    `${server}/platform/jobs/queue.ts`,
    '../../features/shop/orders/placing/place-order.ts',
    'platform never',
  ],
  [`${orders}/a.ts`, '../catalog/catalog.repository.ts', 'call its use case'],
  [`${orders}/own/a.ts`, '../../catalog/x/y.repository.ts', 'call its use case'],
  [`${orders}/a.ts`, '../catalog/catalog.routes.ts', 'call its use case'],
  [
    `${server}/features/licenses/licensing/tokens/a.ts`,
    '../../../shop/orders/own/b.ts',
    'never calls orders',
  ],
  [`${server}/programs/main.ts`, '../platform/db/embedded/engine.ts', 'private to platform/db'],
  [`${orders}/a.ts`, '../../../programs/background.ts', 'nothing imports them'],
  [`${server}/platform/files/pictures/images.ts`, 'sharp', 'load-sharp.ts gives it'],
  ['packages/contract/src/orders/orders.ts', 'zod', 'wire/zod.ts gives it'],
  [`${webOrders}/payment-form.ts`, 'zod', 'wire/zod.ts gives it'],
  [`${orders}/a.repository.ts`, '../catalog/catalog.schema.ts', 'foreign keys'],
  [`${server}/reads/own-orders.ts`, '../features/shop/orders/present-order.ts', 'know the schemas'],
  [`${orders}/place-order.ts`, '../../../reads/own-orders.ts', 'in its routes only'],
  [`${server}/platform/lists/list-page.ts`, '../../reads/own-orders.ts', 'never imports reads'],
  [`${webOrders}/cart.tsx`, '~/features/shop/catalog/card', 'do not import each other'],
  [`${webOrders}/cart.tsx`, '~/routes/public/home', 'never import routes'],
  [`${web}/components/ui/button.tsx`, '../../features/shop/orders/cart', 'know no business'],
  [`${web}/lib/session.ts`, '~/features/shop/import-csv/parse', 'know no business'],
  [`${web}/lib/session.ts`, '~/routes/public/home', 'know no business'],
  [`${webOrders}/cart.tsx`, './admin/approve', 'never imports admin'],
  [
    `${web}/routes/customer/shop.tsx`,
    '~/features/shop/orders/admin/approve',
    'never imports admin',
  ],
  [`${web}/routes/own/shop.tsx`, '~/features/office/revenue/charts', 'never imports admin'],
  [`${orders}/a.ts`, './managed/list-orders.ts', 'never imports admin'],
  [`${server}/features/shop/catalog/a.ts`, './managed-products.routes.ts', 'never imports admin'],
])('%s may not import %s', (file, specifier, rule) => {
  const [problem, ...others] = problemsOf(file, `\nimport { x } from '${specifier}';\n`);
  expect(problem).toContain(`${file}:2 imports ${specifier}: `);
  expect(problem).toContain(rule);
  expect(others).toEqual([]);
});

test.each([
  ['packages/contract/src/index.ts', './orders/managed-orders.ts'],
  [`${orders}/a.ts`, '@timesync/contract'],
  [`${orders}/a.ts`, '../catalog/find-price.ts'],
  [`${orders}/orders.schema.ts`, '../catalog/catalog.schema.ts'],
  [
    `${server}/features/licenses/licensing/licensing.schema.ts`,
    '../../shop/orders/orders.schema.ts',
  ],
  [`${orders}/a.repository.ts`, '../../people/mosques/own.schema.ts'],
  [`${orders}/own/own-orders.routes.ts`, '../../../../reads/own-orders.ts'],
  [`${server}/reads/own-orders.ts`, '../features/shop/orders/orders.schema.ts'],
  [`${orders}/a.test.ts`, '../catalog/catalog.repository.ts'],
  [`${orders}/managed/managed-orders.routes.ts`, '../placing/place-order.ts'],
  [`${server}/platform/db/database.ts`, './embedded/open-embedded.ts'],
  [`${server}/platform/files/pictures/load-sharp.ts`, 'sharp'],
  ['packages/contract/src/wire/zod.ts', 'zod'],
  [`${server}/platform/files/pictures/images.test.ts`, 'sharp'],
  [`${server}/programs/app.ts`, '../features/shop/orders/managed/managed-orders.routes.ts'],
  [`${web}/routes/admin/people/users.tsx`, '~/features/people/accounts/admin/users-table'],
  [`${web}/routes/customer/shop.tsx`, '~/features/shop/catalog/card'],
  [`${webOrders}/cart.tsx`, '~/components/ui/button'],
  [`${orders}/orders.routes.ts`, './managed/managed-orders.routes.ts'],
  ['e2e/login.test.ts', '@timesync/contract'],
])('%s may import %s', (file, specifier) => {
  expect(problemsOf(file, `import { x } from '${specifier}';\n`)).toEqual([]);
});

test('a customer route may load admin code lazily, a feature may not', () => {
  const lazy = "const Charts = lazy(() => import('~/features/office/revenue/charts'));\n";
  expect(problemsOf(`${web}/routes/customer/dashboard.tsx`, lazy)).toEqual([]);
  expect(problemsOf(`${webOrders}/cart.tsx`, lazy)).toHaveLength(1);
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
  [`${orders}/orders.schema.ts`]: "export const orders = pgTable('orders', {});\n",
  [`${server}/features/people/mosques/own.schema.ts`]:
    "export const ownOrders = pgView('own_orders', {});\n",
  [`${server}/platform/history/history.schema.ts`]:
    "export const history = pgTable(\n  'history',\n  {},\n);\n",
};

test.each([
  [revenue, 'sql`select 1 from users u join orders o`'],
  [revenue, 'sql`\n  update orders set total = 1`'],
  [revenue, '{ from: sql`orders o` }'],
  [revenue, "const text = 'insert into orders (id)';"],
  [`${server}/platform/mail/mail.repository.ts`, 'sql`select from orders`'],
])('%s may not name tables of orders: %s', (file, source) => {
  for (const [path, schema] of Object.entries(schemas)) write(path, schema);
  expect(problemsOf(file, source)).toEqual([
    expect.stringMatching(/:[12] its SQL names orders of orders$/),
  ]);
});

test.each([
  [`${orders}/a.repository.ts`, 'sql`select 1 from orders`'],
  [revenue, 'sql`select 1 from own_orders`'],
  [revenue, 'sql`select 1 from history`'],
  [revenue, '// What comes from orders.'],
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
