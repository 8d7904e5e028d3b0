import { expect, test } from 'vitest';
import { findTools } from '~/features/office/work-queues/find-tools';
import { adminScreenList } from '../../account/sidebar-menus';
import { searchedTools } from './searched-tools';

const tools = searchedTools(adminScreenList({ role: 'admin', adminRole: 'pemilik' }));
const find = (typed: string) => findTools(tools, typed).map(({ label }) => label);

test.each([
  ['ongkir', 'Pengaturan: Ongkos kirim'],
  ['tarif', 'Pengaturan: Ongkos kirim'],
  ['cadangan', 'Kesehatan'],
  ['kwitansi', 'Transaksi'],
  ['harga', 'Product'],
  ['rekening', 'Payment Account'],
  ['stok', 'Product'],
  ['laporan', 'Ringkasan'],
  ['undang', 'Admin'],
  ['QRIS', 'Payment Account'],
  ['impor', 'Users'],
  ['retur', 'Klaim'],
  ['nomor rekening', 'Payment Account'],
  ['mutasi', 'Mutasi'],
  ['init dev', 'Init Devices'],
  ['mitra', 'Users'],
  ['harga mitra', 'Product'],
  ['moota', 'Mutasi'],
  ['kasir', 'Admin'],
])('"%s" finds %s', (typed, label) => {
  expect(find(typed)).toContain(label);
});

test('the name of a screen comes before what is said of others, and nonsense finds nothing', () => {
  expect(find('kirim')[0]).toBe('Kiriman');
  expect(find('  ')).toEqual([]);
  expect(find('zzz')).toEqual([]);
});

test('every screen of the menu has words', () => {
  const silent = ['Dashboard', 'Produk Saya'];
  const without = tools.filter(({ words, label }) => !words && !silent.includes(label));
  expect(without.map(({ label }) => label)).toEqual([]);
});
