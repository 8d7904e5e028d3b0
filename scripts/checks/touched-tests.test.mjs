import { expect, it } from 'vitest';
import { touchedFolders, touchedSpecs } from './touched-tests.mjs';

const specs = [
  'accounts/login.phone.spec.ts',
  'admin/orders.desktop.spec.ts',
  'admin/proof-desk.desktop.spec.ts',
  'admin/proof-desk-keys.desktop.spec.ts',
  'public/landing.spec.ts',
  'shell/every-screen.spec.ts',
  'shop/order-outcome.spec.ts',
];

it('takes the API tests beside a changed source of the server, and of a contract', () => {
  const changed = [
    'apps/server/src/features/orders/proofs/a.ts',
    'apps/server/src/features/orders/proofs/b.api.test.ts',
    'apps/server/migrations/0001_shop.sql',
    'README.md',
    'packages/contract/src/payments/qris.ts',
  ];
  expect(touchedFolders(changed)).toEqual([
    'apps/server/src/features/orders/proofs',
    'apps/server/src/features/payments',
  ]);
});

it.each([
  [
    'the words of a feature, at most three',
    ['apps/web/app/features/orders/admin/desk/proof-desk.tsx'],
    [
      'admin/orders.desktop.spec.ts',
      'admin/proof-desk.desktop.spec.ts',
      'admin/proof-desk-keys.desktop.spec.ts',
    ],
  ],
  [
    'the word of a route',
    ['apps/web/app/routes/account/login.tsx'],
    ['accounts/login.phone.spec.ts', 'shell/every-screen.spec.ts'],
  ],
  [
    'what every screen has',
    ['apps/web/app/components/ui/buttons/button.tsx'],
    ['shell/every-screen.spec.ts'],
  ],
  ['a spec itself', ['e2e/public/landing.spec.ts'], ['public/landing.spec.ts']],
  ['the server alone', ['apps/server/src/features/orders/orders.ts'], []],
])('finds the specs of %s', (_what, changed, expected) => {
  expect(touchedSpecs(changed, specs)).toEqual(expected);
});
