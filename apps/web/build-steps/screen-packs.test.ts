import { expect, test } from 'vitest';
import { screenPacks } from './screen-packs.ts';

const app = '/project/apps/web/app';
const modules = '/project/node_modules';

const imports: Record<string, string[]> = {
  'routes/account/signed-in.tsx': ['components/shell.tsx', 'lib/session.ts'],
  'routes/own/dashboard.tsx': ['features/cart.ts', 'lib/offers.ts', 'components/table.tsx'],
  'routes/own/orders.tsx': ['components/table.tsx', 'lib/dates.ts', 'features/own.tsx'],
  'routes/own/products.tsx': ['components/table.tsx', 'lib/dates.ts', 'components/form.tsx'],
  'routes/admin/users.tsx': ['components/table.tsx', 'components/filters.tsx'],
  'routes/admin/licenses.tsx': ['components/filters.tsx', 'components/form.tsx'],
  'routes/public/sales.tsx': ['lib/session.ts', 'lib/dates.ts', 'lib/offers.ts'],
  'components/form.tsx': [`${modules}/react-hook-form/index.mjs`],
};
const file = (path: string) => (path.startsWith('/') ? path : `${app}/${path}`);
const known = new Set(Object.entries(imports).flat(2).map(file));
const graph = {
  getModuleInfo: (id: string) =>
    known.has(id)
      ? {
          importedIds: (imports[id.replace(`${app}/`, '')] ?? []).map(file),
          exports: [],
          code: '',
        }
      : null,
};

test('modules lie with who needs them, what visitors need apart, and forms in no pack', () => {
  const packs = screenPacks(graph, {
    layout: file('routes/account/signed-in.tsx'),
    dashboard: file('routes/own/dashboard.tsx'),
    customers: ['dashboard', 'orders', 'products'].map((name) => file(`routes/own/${name}.tsx`)),
    admins: ['routes/admin/users.tsx', 'routes/admin/licenses.tsx'].map(file),
    outside: [file('routes/public/sales.tsx')],
  });
  expect(packs).toEqual({
    shell: new Set([file('components/shell.tsx')]),
    common: new Set([file('components/table.tsx')]),
    admin: new Set([file('components/filters.tsx')]),
    dashboard: new Set([file('features/cart.ts')]),
    open: new Set([file('lib/session.ts'), file('lib/dates.ts'), file('lib/offers.ts')]),
  });
});
