import { isoDate } from '@timesync/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankFile, uploadFile } from '../../../../../test/bank/bank-files.ts';
import { type OrderShop, openOrderShop } from '../../../../../test/shops/order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.test.close());

it('lists the month line by line; the credits add up to the statement', async () => {
  const { browser } = shop.people.admin;
  const day = isoDate(shop.test.clock.now());
  const month = day.slice(0, 7);
  const [paid, refunded, cash] = [
    await shop.newOrder(),
    await shop.newOrder(2),
    await shop.newOrder(3),
  ];
  const lines = [
    { day, amount: paid.payableAmount, text: 'TRSF AHMAD' },
    { day, amount: refunded.payableAmount, text: 'TRSF BUDI' },
    { day, amount: 5_000_000, text: 'TIDAK DIKENAL' },
    { day, amount: 1_234, text: 'BUNGA' },
    { day, amount: -15_000, text: 'BIAYA ADM' },
  ];
  const { paymentAccountId } = shop;
  await uploadFile(browser, '/admin/bank-statements', {
    paymentAccountId,
    content: bankFile(lines),
  });
  const { data } = (await browser.get('/admin/mutations?limit=100')).json();
  const idOf = (text: string) =>
    data.find(({ description }: { description: string }) => description === text).id;
  await browser.post('/admin/mutations/approve', { ids: [idOf('TRSF AHMAD'), idOf('TRSF BUDI')] });
  await browser.post(`/admin/mutations/${idOf('BUNGA')}/ignore`, { reason: 'Bunga bank' });
  await shop.refund(refunded.id);
  await shop.recordPayment(cash.id, { kind: 'cash', amount: cash.payableAmount });

  const address = `/admin/mutations/month?paymentAccountId=${paymentAccountId}&month=`;
  const file = await browser.get(address + month);
  const rows = file.body
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));
  const kinds = Object.fromEntries(rows.slice(1, 7).map((row) => [row[1], row[6]]));
  expect(kinds).toEqual({
    'TRSF AHMAD': 'Lunas',
    'TRSF BUDI': 'Dikembalikan',
    'TIDAK DIKENAL': 'Belum cocok',
    BUNGA: 'Bukan penjualan',
    'BIAYA ADM': 'Uang keluar',
    Tunai: 'Tunai',
  });
  const sums = Object.fromEntries(rows.slice(7).map(([, name, ...cells]) => [name, cells]));
  const credit = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  expect(sums['Jumlah semua']?.slice(0, 4)).toEqual([
    String(credit),
    '15000',
    '',
    String(cash.payableAmount),
  ]);
  const [goods, shipping, code] = (sums['Jumlah semua'] ?? []).slice(8).map(Number);
  expect(Number(goods) + Number(shipping) + Number(code)).toBe(
    paid.payableAmount + refunded.payableAmount,
  );
  expect(code).toBe(paid.uniqueCode + refunded.uniqueCode);
  expect(sums['Jumlah Lunas']?.[0]).toBe(String(paid.payableAmount));
  const parts = ['Lunas', 'Dikembalikan', 'Belum cocok', 'Bukan penjualan'];
  expect(parts.reduce((sum, kind) => sum + Number(sums[`Jumlah ${kind}`]?.[0]), 0)).toBe(credit);
  expect((await browser.get(`${address}2020-01`)).body.trim().split('\r\n')).toHaveLength(1);
  expect((await browser.get(`${address}2026-13`)).statusCode).toBe(400);
});
