import { LATE_PROOF_DAYS } from '@timesync/contract';
import { expect, test } from 'vitest';
import { termsSections } from './terms-content';

const textOf = (title: string) =>
  termsSections.find((section) => section.title === title)?.points.join(' ') ?? '';

test('there are nine sections, each with something to say', () => {
  expect(termsSections).toHaveLength(9);
  for (const { points } of termsSections) expect(points.length).toBeGreaterThan(0);
});

// The text must promise what the software and the specification do.
test.each([
  ['Satu Lisensi untuk Satu Perangkat', 'Satu lisensi hanya berlaku untuk satu perangkat'],
  ['Jenis Lisensi', 'smartphone dan tablet, serta lisensi untuk TV box dan smart TV'],
  ['Jenis Lisensi', 'tidak dapat saling ditukar'],
  ['Pemindahan Lisensi', 'paling banyak 3 kali, dalam waktu 3 tahun sejak tanggal pembelian'],
  ['Pembayaran dan Verifikasi', `sampai ${LATE_PROOF_DAYS} hari setelah pesanan dibuat`],
  ['Pembayaran dan Verifikasi', '1×24 jam'],
  ['Garansi TimeSync Box', 'bergaransi 1 tahun'],
  ['Garansi TimeSync Box', 'hanya dapat diklaim satu kali'],
  [
    'Garansi TimeSync Box',
    'petir, korsleting dari luar perangkat, kesalahan pemasangan, atau pemakaian di luar spesifikasi',
  ],
])('%s: %s', (title, fact) => {
  expect(textOf(title)).toContain(fact);
});
