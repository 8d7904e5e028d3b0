import { expect, it } from 'vitest';
import { touchedFolders, touchedSpecs } from './touched-tests.mjs';

const specs = [
  'admin/orders.spec.ts',
  'shell/every-screen.spec.ts',
  'public/landing.spec.ts',
  'accounts/login.phone.spec.ts',
  'shop/order-outcome.spec.ts',
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
    ['admin/orders.spec.ts', 'shell/every-screen.spec.ts', 'shop/order-outcome.spec.ts'],
  ],
  [
    'the word of a route',
    ['apps/web/app/routes/account/login.tsx'],
    ['shell/every-screen.spec.ts', 'accounts/login.phone.spec.ts'],
  ],
  [
    'what every screen has',
    ['apps/web/app/components/ui/button.tsx'],
    ['shell/every-screen.spec.ts'],
  ],
  ['a spec itself', ['e2e/public/landing.spec.ts'], ['public/landing.spec.ts']],
  ['the server alone', ['apps/server/src/features/orders/orders.ts'], []],
])('finds the specs of %s', (_what, changed, expected) => {
  expect(touchedSpecs(changed, specs)).toEqual(expected);
});
