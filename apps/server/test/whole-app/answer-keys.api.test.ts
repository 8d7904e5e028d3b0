// Over-exposure (T20): the fields of every answer, per role. A new field fails here until it is
// added, which makes its author think of who can read it.
import { expect, it } from 'vitest';
import type { BrowserClient } from '../browser-client.ts';
import { fillSampleShop, PAID_FILE, SECRET_NOTE } from '../shops/sample-shop.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();
const shop = await fillSampleShop(test);

/** `user.email`, `details[].price`: every leaf once. */
function leavesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, path ? `${path}.${key}` : key),
  );
}

const variant = [
  ...['id', 'init', 'name', 'price', 'stock'],
  ...['priceSteps[].fromQty', 'priceSteps[].price'],
].map((key) => `ProductVariant[].${key}`);
const product = [
  ...variant,
  ...['createdAt', 'description', 'id', 'isShipped', 'name'],
  ...['picture', 'price', 'requiresLicense', 'stock'],
];
const mitraSteps = ['fromQty', 'price'].map((key) => `ProductVariant[].mitraSteps[].${key}`);
const managedProduct = [
  ...[...product, ...mitraSteps, 'variantCount'],
  ...['note', 'fileUrl', 'warrantyMonths', 'weightGrams'],
];
const license = ['id', 'licenseKey', 'used'].map((key) => `licenses[].${key}`);
const line = ['id', 'price', 'product.fileUrl', 'product.name', 'productVariant.name', 'qty'];
const bought = [...license, ...line, 'isShipped', 'refundedQty', 'requiresLicense'];
const ownLine = [
  ...bought,
  ...['mosque', 'room'].map((key) => `licenses[].${key}`),
  ...['invoiceNumber', 'mosque', 'paidAt'],
];
const summary = [
  ...['awaitsShippingCost', 'createdAt', 'id', 'invoiceNumber', 'payableAmount', 'status'],
  'refundedAmount',
  'totalAmount',
];
const order = [
  ...summary,
  ...[...line, 'isShipped', 'refundedQty', 'requiresLicense'].map((key) => `details[].${key}`),
  ...['accountName', 'accountNumber', 'name'].map((key) => `paymentAccount.${key}`),
  ...['action', 'at', 'by', 'note'].map((key) => `timeline[].${key}`),
  ...['address', 'name', 'taxNumber'].map((key) => `billTo.${key}`),
  'expiresAt',
  'paidAt',
  'paymentDate',
  'paymentProof',
  'proofVersion',
  'receivedAmount',
  'mosque',
  'rejectionCode',
  'rejectionReason',
  'shippingAddress',
  'shippingAmount',
  'termsVersion',
  'uniqueCode',
  'user.email',
  'user.name',
];
const account = [
  ...['accountName', 'accountNumber', 'id', 'name', 'type'],
  ...['qrisPayload', 'qrisPicture', 'qrisWithAmount'],
];
const ownLicense = [
  ...[
    'activatedAt',
    'deviceId',
    'deviceName',
    'deviceType',
    'isPacked',
    'sequence',
    'shortCode',
    'token',
  ].map((key) => `activation.${key}`),
  ...['allowed', 'latest.note', 'latest.requestedAt', 'latest.status', 'obstacle'].map(
    (key) => `transfers.${key}`,
  ),
  ...['deviceTypes[]', 'id', 'init', 'licenseKey', 'product', 'status', 'variant'],
  'mosque',
  'room',
  ...['canBeHandedOut', 'isHandedOut'],
  ...['transfers.freeMoveUntil', 'transfers.needsProof', 'transfers.until', 'transfers.used'],
];
const keys = license.map((key) => `details[].${key}`);
const receipt = ['amount', 'code', 'issuedAt', 'number', 'replaces'].map((key) => `receipt.${key}`);
const customer = ['name', 'email', 'whatsapp', 'role'];

type Answers = Record<string, string[]>;
const seenByVisitors: Answers = {
  '/public/products': [...product, 'variantCount'],
  '/public/products/:product': [...product, 'variantCount'],
  '/public/payment-accounts': account,
};
const seenByCustomers: Answers = {
  ...seenByVisitors,
  '/auth/profile': [...customer, 'avatar'],
  '/auth/sessions': ['device', 'id', 'isCurrent', 'lastSeenAt', 'place', 'signedInAt'],
  '/transaction': [...summary, 'allowedActions[]', 'mosque', 'rejectionReason'],
  '/transaction/:paid': [...order, ...keys, ...receipt],
  '/transaction/:unpaid': [...order, 'allowedActions[]', 'receipt'],
  '/my-products': ownLine,
  '/my-products/:line': ownLine,
  '/my-licenses': ownLicense,
  '/my-licenses/:license': ownLicense,
};
const seenByAdmins: Answers = {
  ...seenByVisitors,
  '/admin/users': [
    ...customer,
    'id',
    'createdAt',
    'emailVerified',
    'whatsappVerified',
    'hasBought',
    'needsLoginLink',
    'isMitra',
  ],
  '/admin/payment-accounts': [...account, 'active'],
  '/admin/products': managedProduct,
  '/admin/products/:product': managedProduct,
  '/admin/init-device': ['deviceType[]', 'id', 'init'],
  '/admin/transactions': [
    ...summary,
    ...['allowedActions[]', 'mosque', 'paymentDate', 'user.email', 'user.name'],
  ],
  '/admin/transactions/:paid': [
    ...order,
    ...keys,
    ...receipt,
    ...['amount', 'at', 'by', 'id', 'kind', 'note'].map((key) => `evidence[].${key}`),
    ...['allowedActions[]', 'reusedFrom', 'seenInBank', 'user.id', 'user.whatsapp', 'waitingSince'],
  ],
};

/** The answer as text, and its fields; of a list, those of its rows. */
async function read(browser: BrowserClient, path: string) {
  const address = path
    .replace(':product', String(shop.productId))
    .replace(':paid', String(shop.paid.id))
    .replace(':unpaid', String(shop.unpaid.id))
    .replace(':line', String(shop.paid.lineId))
    .replace(':license', String(shop.license.id));
  const { body } = await browser.get(address);
  const answer = JSON.parse(body);
  const leaves = leavesOf(answer.data ?? answer).map((leaf) => leaf.replace(/^\[\]\./, ''));
  return { body, fields: [...new Set(leaves)].toSorted() };
}

it.each([
  ['visitors', () => test.browser(), seenByVisitors],
  ['customers', () => shop.owner.browser, seenByCustomers],
  ['admins', () => shop.admin.browser, seenByAdmins],
] as const)('%s read these fields and no others', async (_who, browserOf, answers) => {
  for (const [path, fields] of Object.entries(answers)) {
    expect([path, (await read(browserOf(), path)).fields]).toEqual([path, fields.toSorted()]);
  }
});

it('no customer reads the note, the file before paying, or a hash', async () => {
  for (const path of Object.keys(seenByCustomers)) {
    const { body } = await read(shop.owner.browser, path);
    expect([path, body]).toEqual([path, expect.not.stringContaining(SECRET_NOTE)]);
    expect([path, body]).toEqual([path, expect.not.stringContaining(PAID_FILE)]);
    expect([path, body]).toEqual([path, expect.not.stringContaining('argon2')]);
  }
});

it('no admin reads a hash either', async () => {
  const lists = test.app.accessList.filter((route) => /^GET \/admin\/[^:]+ admin$/.test(route));
  expect(lists.length).toBeGreaterThan(10);
  for (const route of lists) {
    const { body } = await shop.admin.browser.get(route.split(' ')[1] ?? '');
    expect([route, body]).toEqual([route, expect.not.stringMatching(/argon2|passwordHash/)]);
  }
});
