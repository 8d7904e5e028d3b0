import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addBankLines,
  type BankLine,
  bankFile,
  uploadFile,
} from '../../../../../test/bank/bank-files.ts';
import { bcaPdf } from '../../../../../test/bank/pdf-statements.ts';
import { signInAs } from '../../../../../test/people.ts';
import { createPaymentAccount } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

let paymentAccountId: number;

const test = await createTestApp();
const { browser: admin } = await signInAs(test, 'admin');
beforeEach(async () => {
  ({ id: paymentAccountId } = await createPaymentAccount(test));
});

const upload = (content: string | Buffer, accountId = paymentAccountId) =>
  uploadFile(admin, '/admin/bank-statements', { paymentAccountId: accountId, content });
const lines = async () =>
  (await admin.get(`/admin/mutations?paymentAccountId=${paymentAccountId}&limit=100`)).json();

const AUGUST = [
  { day: '2026-08-01', amount: 249_137, text: 'TRSF AHMAD' },
  { day: '2026-08-01', amount: 249_137, text: 'TRSF AHMAD' },
  { day: '2026-08-03', amount: -15_000, text: 'BIAYA ADM' },
  { day: '2026-08-05', amount: 1_500, text: 'BUNGA' },
];

// Every bank's file is read in `read-statement.test.ts`.
describe('takes in the file of', () => {
  const golden = (bank: string) =>
    readFileSync(
      join(import.meta.dirname, '../../payments/statements/reading/golden', `${bank}.csv`),
    );
  it.each([
    ['mandiri-kopra', () => golden('mandiri-kopra'), '1230012345678', 1],
    ['BCA, as PDF', bcaPdf, '0123456789', 0],
  ])('%s', async (_, file, accountNumber, unprovenCount) => {
    const account = await createPaymentAccount(test, { accountNumber });
    const answer = await upload(await file(), account.id);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      from: '2026-08-01',
      to: '2026-08-20',
      rowCount: 8,
      readCount: 8,
      addedCount: 8,
      unprovenCount,
      pendingCount: 0,
      isRepeat: false,
      paymentAccount: { id: account.id, accountNumber },
    });
  });

  it('KlikBCA, once its year is confirmed', async () => {
    const account = await createPaymentAccount(test, { accountNumber: '0123456789' });
    const file = { paymentAccountId: account.id, content: golden('klikbca-personal') };
    const asked = await uploadFile(admin, '/admin/bank-statements', file);
    expect(asked.json()).toMatchObject({
      code: 'STATEMENT_YEAR_UNSURE',
      message: expect.stringContaining('1 Agu 2026 sampai 20 Agu 2026'),
    });
    const preview = await uploadFile(admin, '/admin/bank-statements/preview', file);
    expect(preview.json().proof).toEqual({
      ...{ rowCount: 8, provenCount: 8, from: '2026-08-01', to: '2026-08-20' },
      ...{ creditCount: 6, creditSen: 239_476_856, isYearAssumed: true },
    });
    const taken = await uploadFile(admin, '/admin/bank-statements', { ...file, year: 2025 });
    expect(taken.json()).toMatchObject({ from: '2025-08-01', pendingCount: 1, unprovenCount: 0 });
  });

  it('Mandiri MCM, whose balances prove nothing, once its columns are shown', async () => {
    const account = await createPaymentAccount(test, { accountNumber: '1230012345678' });
    const file = { paymentAccountId: account.id, content: golden('mandiri-mcm') };
    const asked = await uploadFile(admin, '/admin/bank-statements', file);
    expect(asked.json().code).toBe('STATEMENT_LAYOUT_UNKNOWN');
    const preview = (await uploadFile(admin, '/admin/bank-statements/preview', file)).json();
    expect(preview.guesses[0]).toEqual({ date: 1, description: 4, debit: 7, credit: 8 });
    await admin.post('/admin/bank-statements/layout', {
      paymentAccountId: account.id,
      dateOrder: 'day-first',
      header: preview.rows[0],
      columns: preview.guesses[0],
    });
    const taken = await uploadFile(admin, '/admin/bank-statements', file);
    expect(taken.json()).toMatchObject({ rowCount: 8, unprovenCount: 8 });
  });
});

it('keeps two equal transfers of one day apart, and shows the newest first', async () => {
  await upload(bankFile(AUGUST));
  const { data, total } = await lines();
  expect(total).toBe(4);
  expect(data[0]).toMatchObject({
    day: '2026-08-05',
    amountSen: 150_000,
    direction: 'credit',
    description: 'BUNGA',
    isProven: true,
    state: 'none',
    reason: 'no-order',
    orders: [],
  });
  expect(data[1]).toMatchObject({ direction: 'debit', state: 'outgoing' });
  expect(data.slice(2).map(({ balanceSen }: { balanceSen: number }) => balanceSen)).toEqual([
    1_049_827_400, 1_024_913_700,
  ]);
});

it('adds nothing for the same file, and only the new lines of one that overlaps', async () => {
  await upload(bankFile(AUGUST));
  expect((await upload(bankFile(AUGUST))).json()).toMatchObject({ addedCount: 0, isRepeat: true });
  const longer = bankFile([...AUGUST, { day: '2026-08-06', amount: 747_001 }]);
  expect((await upload(longer)).json()).toMatchObject({ addedCount: 1, isRepeat: false });
  const later = bankFile([...AUGUST.slice(2), { day: '2026-08-06', amount: 747_001 }], {
    opening: 10_000_000 + 2 * 249_137,
  });
  expect((await upload(later)).json()).toMatchObject({ addedCount: 0, isRepeat: false });
  expect((await lines()).total).toBe(5);
});

describe('days that can be read both ways', () => {
  const FILE = [
    'Tanggal;Keterangan;Jumlah;Saldo',
    '08/01/2026;SETORAN;5.000 CR;15.000',
    '08/03/2026;BIAYA;1.000 DB;14.000',
    '08/05/2026;SETORAN;2.000 CR;16.000',
  ].join('\n');
  const sendAs = (dateOrder?: string) =>
    uploadFile(admin, '/admin/bank-statements', {
      ...{ paymentAccountId, content: FILE },
      ...(dateOrder !== undefined && { dateOrder }),
    });

  it('are asked about, and the same lines read the other way are moved, not doubled', async () => {
    expect((await sendAs()).json()).toMatchObject({
      code: 'STATEMENT_ORDER_UNSURE',
      message:
        'Tanggal di berkas ini bisa berarti hari dulu, dari 8 Jan 2026 sampai 8 Mei 2026; atau bulan dulu, dari 1 Agu 2026 sampai 5 Agu 2026. Pilih yang benar.',
    });
    expect((await lines()).total).toBe(0);
    expect((await sendAs('day-first')).json()).toMatchObject({ to: '2026-05-08', addedCount: 3 });
    expect((await sendAs('month-first')).json()).toMatchObject({ addedCount: 0 });
    const { data, total } = await lines();
    expect([total, ...data.map(({ day }: { day: string }) => day)]).toEqual([
      ...[3, '2026-08-05', '2026-08-03', '2026-08-01'],
    ]);
  });

  it('a line of another day that the file shows differently is the same line', async () => {
    await upload(bankFile(AUGUST));
    const later = AUGUST.map((line) => ({ ...line, day: line.day.replace('-03', '-04') }));
    expect((await upload(bankFile(later))).json()).toMatchObject({ addedCount: 0 });
    expect((await lines()).data[1]).toMatchObject({ day: '2026-08-04', direction: 'debit' });
  });

  it('equal amounts into an emptied account on two days stay two lines', async () => {
    const amount = 249_137;
    const emptied = (day: string) => [
      { day, amount },
      { day, amount: -amount },
    ];
    await upload(bankFile(emptied('2026-08-03'), { opening: 0 }));
    const next = await upload(bankFile(emptied('2026-08-04'), { opening: 0 }));
    expect(next.json()).toMatchObject({ addedCount: 2 });
    const whole = [...emptied('2026-08-03'), ...emptied('2026-08-04'), ...emptied('2026-08-05')];
    expect((await upload(bankFile(whole, { opening: 0 }))).json().addedCount).toBe(2);
  });
});

it('keeps money that came, left and came again', async () => {
  const amount = 100_000;
  const day = '2026-08-01';
  const file = bankFile([
    { day, amount },
    { day, amount: -amount },
    { day, amount },
  ]);
  expect((await upload(file)).json()).toMatchObject({ rowCount: 3, addedCount: 3 });
  expect((await upload(`${file}\n`)).json()).toMatchObject({ addedCount: 0 });
});

it('counts a first line without an opening balance as unconfirmed, until a file confirms it', async () => {
  const open = await upload(bankFile(AUGUST, { hidesOpening: true }));
  expect(open.json()).toMatchObject({ unprovenCount: 1, addedCount: 4 });
  expect((await lines()).data[3]).toMatchObject({ isProven: false });
  await upload(bankFile(AUGUST));
  expect((await lines()).data[3]).toMatchObject({ isProven: true });
});

describe('refuses, and books nothing', () => {
  it.each([
    [
      'a lost row',
      bankFile(AUGUST).replace(/^03.*\n/m, ''),
      /^Baris 6: saldo tidak cocok: menurut baris sebelumnya Rp\s[\d.]+, di berkas Rp\s[\d.]+; ada baris yang hilang atau berubah\. Unduh ulang dari bank tanpa mengubah isinya/,
    ],
    [
      'another account',
      bankFile(AUGUST, { accountNumber: '9999999999' }),
      /milik rekening 9999999999/,
    ],
    ['a file without rows', bankFile([]), /Tidak ada mutasi/],
  ])('%s', async (_, content, sentence) => {
    const answer = await upload(content);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'STATEMENT_REFUSED',
      message: expect.stringMatching(sentence),
    });
    expect((await lines()).total).toBe(0);
    const { total } = (
      await admin.get(`/admin/bank-statements?paymentAccountId=${paymentAccountId}`)
    ).json();
    expect(total).toBe(0);
  });

  it('a file larger than 5 MB', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'));
    expect([answer.statusCode, answer.json().message]).toEqual([
      413,
      expect.stringContaining('5 MB'),
    ]);
  });

  it('a deleted account', async () => {
    expect((await upload(bankFile(AUGUST), 999_999)).json().code).toBe('PAYMENT_ACCOUNT_GONE');
  });
});

const FILE = [
  'Laporan;Bank Daerah',
  'Hari;Isi;Terima;Bayar;Uang;Terkumpul',
  '01/08/2026;SETORAN;249.137;;1.249.137;249.137',
  '02/08/2026;BIAYA;;15.000;1.234.137;234.137',
].join('\n');

it('a bank that we do not know shows its cells, gets its columns once, and remembers them', async () => {
  expect((await upload(FILE)).json().code).toBe('STATEMENT_LAYOUT_UNKNOWN');
  const preview = await uploadFile(admin, '/admin/bank-statements/preview', {
    paymentAccountId,
    content: FILE,
  });
  const { rows, proof, problem } = preview.json();
  expect([rows[1], proof, problem]).toEqual([
    ['Hari', 'Isi', 'Terima', 'Bayar', 'Uang', 'Terkumpul'],
    null,
    expect.stringContaining('belum dikenal'),
  ]);
  const layout = {
    dateOrder: 'day-first',
    header: rows[1],
    columns: { date: 0, description: 1, credit: 2, debit: 3, balance: 4 },
  };
  const tried = async (columns: object) =>
    (
      await uploadFile(admin, '/admin/bank-statements/preview', {
        paymentAccountId,
        content: FILE,
        layout: JSON.stringify({ ...layout, columns: { ...layout.columns, ...columns } }),
      })
    ).json();
  expect(await tried({})).toMatchObject({ proof: { rowCount: 2, provenCount: 1 } });
  expect((await tried({ credit: 3, debit: 2 })).problem).toMatch(/^Baris 4: saldo tidak cocok/);
  const saved = await admin.post('/admin/bank-statements/layout', {
    paymentAccountId,
    ...layout,
  });
  expect(saved.statusCode).toBe(200);
  expect((await upload(FILE)).json()).toMatchObject({
    bank: 'BSI',
    rowCount: 2,
    unprovenCount: 1,
  });
  expect((await lines()).data[1]).toMatchObject({ amountSen: 24_913_700, direction: 'credit' });
});

describe('files of one account', () => {
  const gaps = async () =>
    (await admin.get(`/admin/bank-statements/gaps?paymentAccountId=${paymentAccountId}`)).json()
      .gaps;
  const add = (lines: BankLine[], opening: number) =>
    addBankLines(test, paymentAccountId, lines, opening);
  const july = [{ day: '2026-07-31', amount: 50_000 }];
  const august = [
    { day: '2026-08-01', amount: 20_000 },
    { day: '2026-08-04', amount: -5_000 },
  ];

  it('join where the balance goes on, in whichever order they come', async () => {
    await upload(bankFile(august, { opening: 150_000 }));
    await upload(bankFile(july, { opening: 100_000 }));
    // The second half of a day before its first, and the whole days once more.
    await upload(bankFile([{ day: '2026-08-05', amount: 7_000 }], { opening: 166_000 }));
    await upload(bankFile([{ day: '2026-08-05', amount: 1_000 }], { opening: 165_000 }));
    await upload(bankFile([...july, ...august], { opening: 100_000 }));
    expect(await gaps()).toEqual([]);
  });

  it('say where lines between them are missing, until the file in between has come', async () => {
    await add(july, 100_000);
    await add([{ day: '2026-08-05', amount: 7_000 }], 165_000);
    expect(await gaps()).toEqual([
      {
        lastDay: '2026-07-31',
        lastBalanceSen: 15_000_000,
        nextDay: '2026-08-05',
        nextBalanceSen: 16_500_000,
      },
    ]);
    await add(august, 150_000);
    expect(await gaps()).toEqual([]);
  });

  it('reports a file whose balances are all shifted, although it is consistent in itself', async () => {
    await add(july, 100_000);
    await add(august, 1_150_000);
    expect(await gaps()).toMatchObject([
      { lastBalanceSen: 15_000_000, nextBalanceSen: 115_000_000 },
    ]);
  });
});
