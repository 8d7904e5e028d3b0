import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serviceFormats } from './formats.ts';

const now = new Date('2026-11-19T07:30:00Z');
const secret = 'rahasia-dari-layanan';
const seconds = (shift = 0) => String(now.getTime() / 1000 + shift);
const hex = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');
const read = (service: keyof typeof serviceFormats, json: unknown) =>
  serviceFormats[service].body.safeParse(json).data;
const isGenuine = (
  service: keyof typeof serviceFormats,
  body: string,
  headers: Record<string, string>,
  by = secret,
) => serviceFormats[service].isGenuine({ headers, body: Buffer.from(body), secret: by, now });

// As in the services' own examples (decision 0198), shortened.
const mootaLine = {
  account_number: '12312412312',
  date: '2019-11-10 14:33:01',
  description: 'TRSF E-BANKING CR 11/10 124123 MOOTA CO',
  amount: 50000,
  type: 'CR',
  balance: 520000,
  mutation_id: 'IHBb97sba7d',
  bank: { account_number: '123123123123', balance: '8704362.00' },
};
const mutasibankPost = {
  api_key: 'your_api_token',
  account_id: 123,
  account_number: '1234567890',
  data_mutasi: [
    {
      id: 'uuid-transaction-id',
      transaction_date: '2025-01-10 14:30:00',
      description: 'TRANSFER FROM JOHN DOE ORDER-12345',
      type: 'CR',
      amount: 100000,
      balance: 5000000,
    },
  ],
};
const plainPost = {
  account_number: '7123456789',
  mutations: [
    {
      id: 'm-1',
      at: '2026-11-18T18:30:00Z',
      type: 'debit',
      amount: '150.123',
      description: 'Biaya',
    },
  ],
};

it('reads the documented form of each service', () => {
  expect(read('moota', [mootaLine])).toEqual([
    {
      id: 'IHBb97sba7d',
      accountNumber: '12312412312',
      day: '2019-11-10',
      direction: 'credit',
      amountSen: 5_000_000,
      balanceSen: 52_000_000,
      description: 'TRSF E-BANKING CR 11/10 124123 MOOTA CO',
    },
  ]);
  expect(read('mutasibank', mutasibankPost)).toEqual([
    expect.objectContaining({ id: 'uuid-transaction-id', day: '2025-01-10', amountSen: 1e7 }),
  ]);
  expect(JSON.stringify(read('mutasibank', mutasibankPost))).not.toContain('your_api_token');
  expect(read('other', plainPost)).toEqual([
    {
      ...{ id: 'm-1', accountNumber: '7123456789', day: '2026-11-19', direction: 'debit' },
      ...{ amountSen: 15_012_300, balanceSen: null, description: 'Biaya' },
    },
  ]);
});

describe('amounts', () => {
  it.each([
    [150_123, 15_012_300],
    ['150123', 15_012_300],
    ['150123.00', 15_012_300],
    ['150.123', 15_012_300],
    ['Rp 150.123,50', 15_012_350],
    [150_123.5, 15_012_350],
    ['150.123 CR', 15_012_300],
  ])('reads %s', (amount, sen) => {
    expect(read('moota', [{ ...mootaLine, amount }])?.[0]?.amountSen).toBe(sen);
  });

  it.each(['-150.123', '150.123 DB', '(150.123)', '150123-'])(
    'refuses %s as money that came, and takes it as money that left',
    (amount) => {
      expect(read('moota', [{ ...mootaLine, amount }])).toBeUndefined();
      const [mutation] = plainPost.mutations;
      const left = { ...plainPost, mutations: [{ ...mutation, amount }] };
      expect(read('other', left)?.[0]).toMatchObject({ direction: 'debit', amountSen: 15_012_300 });
    },
  );

  it('reads a balance below zero, as a number and as text', () => {
    for (const balance of [-5000, '-5.000', '5000 DB']) {
      expect(read('moota', [{ ...mootaLine, balance }])?.[0]?.balanceSen).toBe(-500_000);
    }
  });

  it.each([[0], [-5], [''], ['gratis'], ['1e6'], [1e15], [150.123], [null], [Number.NaN], [[5]]])(
    'refuses %s, and with it the post',
    (amount) => {
      expect(read('moota', [mootaLine, { ...mootaLine, amount }])).toBeUndefined();
    },
  );
});

it.each([
  ['type', 'XX'],
  ['date', '2026-02-31'],
  ['date', '0000-01-01'],
  ['date', '9999-12-31'],
  ['date', '9999-12-31T20:00:00Z'],
  ['date', 'kemarin'],
  ['mutation_id', ''],
  ['mutation_id', 'x'.repeat(101)],
  // Read as a number it is the same as the next one.
  ['mutation_id', 12345678901234567000],
  ['account_number', null],
])('refuses a line whose %s is %s', (field, value) => {
  expect(read('moota', [{ ...mootaLine, [field]: value }])).toBeUndefined();
});

it('reads an account number and an id that were written as numbers', () => {
  const [line] =
    read('moota', [{ ...mootaLine, account_number: 12312412312, mutation_id: 77 }]) ?? [];
  expect(line).toMatchObject({ accountNumber: '12312412312', id: '77' });
});

it('takes the signature of the very bytes by the very secret', () => {
  const body = JSON.stringify([mootaLine]);
  expect(isGenuine('moota', body, { signature: hex(body) })).toBe(true);
  expect(isGenuine('moota', body, { signature: hex(body).toUpperCase() })).toBe(true);
  expect(isGenuine('moota', `${body} `, { signature: hex(body) })).toBe(false);
  expect(isGenuine('moota', body, { signature: hex(body, 'lain') })).toBe(false);
  for (const signature of ['', 'abc', hex(body).slice(1)]) {
    expect(isGenuine('moota', body, { signature })).toBe(false);
  }
  expect(isGenuine('moota', body, {})).toBe(false);
});

it('refuses an old post of Mutasibank, and one from the future', () => {
  const body = JSON.stringify(mutasibankPost);
  const at = (time: string) =>
    isGenuine('mutasibank', body, {
      'x-mutasibank-signature': hex(body),
      'x-mutasibank-timestamp': time,
    });
  expect([at(seconds()), at(seconds(-299)), at(seconds(299))]).toEqual([true, true, true]);
  expect([at(seconds(-301)), at(seconds(301)), at(''), at('NaN'), at('-1')]).not.toContain(true);
});

it('verifies the plain format by Standard Webhooks', () => {
  const key = Buffer.from('0123456789abcdef0123456789abcdef');
  const whsec = `whsec_${key.toString('base64')}`;
  const body = JSON.stringify(plainPost);
  const sign = (id: string, time: string) =>
    `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`;
  const post = (id: string, time: string, signature = sign(id, time)) =>
    isGenuine(
      'other',
      body,
      { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature },
      whsec,
    );
  expect(post('msg_1', seconds())).toBe(true);
  expect(post('msg_1', seconds(), `v1,AAAA ${sign('msg_1', seconds())}`)).toBe(true);
  expect(post('msg_2', seconds(), sign('msg_1', seconds()))).toBe(false);
  expect(post('msg_1', seconds(-301))).toBe(false);
});
