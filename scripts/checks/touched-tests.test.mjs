import { expect, it } from 'vitest';
import { touchedFolders, touchedSpecs } from './touched-tests.mjs';

const specs = [
  'admin-orders.spec.ts',
  'every-screen.spec.ts',
  'landing.spec.ts',
  'login.phone.spec.ts',
  'shop-order-outcome.spec.ts',
];

it('takes the tests beside every changed source', () => {
  const changed = [
    'apps/server/src/features/orders/a.ts',
    'apps/server/src/features/orders/b.api.test.ts',
    'README.md',
    'packages/contract/src/money.ts',
  ];
  expect(touchedFolders(changed)).toEqual([
    'apps/server/src/features/orders/',
    'packages/contract/src/',
  ]);
});

it.each([
  [
    'the word of a feature',
    ['apps/web/app/features/orders/admin/desk.tsx'],
    ['admin-orders.spec.ts', 'every-screen.spec.ts', 'shop-order-outcome.spec.ts'],
  ],
  [
    'the word of a route',
    ['apps/web/app/routes/account/login.tsx'],
    ['every-screen.spec.ts', 'login.phone.spec.ts'],
  ],
  ['what every screen has', ['apps/web/app/components/ui/button.tsx'], ['every-screen.spec.ts']],
  ['a spec itself', ['e2e/landing.spec.ts'], ['landing.spec.ts']],
  ['the server alone', ['apps/server/src/features/orders/orders.ts'], []],
])('finds the specs of %s', (_what, changed, expected) => {
  expect(touchedSpecs(changed, specs)).toEqual(expected);
});
