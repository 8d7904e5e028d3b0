import { expect, test } from 'vitest';
import { LATE_PROOF_DAYS, LATE_PROOF_DAYS_AFTER_DEADLINE } from '../orders/order-status.ts';
import { TERMS_VERSION, usualTerms } from './legal.ts';
import { termsSections } from './terms-content.ts';

const usual = termsSections(usualTerms);
const textOf = (title: string) =>
  usual.find((section) => section.title === title)?.points.join(' ') ?? '';

test('there are nine sections, each with something to say', () => {
  expect(usual).toHaveLength(9);
  for (const { points } of usual) expect(points.length).toBeGreaterThan(0);
});

// The text must promise what the software and the specification do.
test.each([
  ['Satu Lisensi untuk Satu Perangkat', 'Satu lisensi hanya berlaku untuk satu perangkat'],
  ['Jenis Lisensi', 'smartphone dan tablet, serta lisensi untuk TV box dan smart TV'],
  ['Jenis Lisensi', 'tidak dapat saling ditukar'],
  ['Pemindahan Lisensi', 'paling banyak 3 kali, dalam waktu 3 tahun sejak tanggal pembelian'],
  ['Pembayaran dan Verifikasi', `sampai ${LATE_PROOF_DAYS} hari setelah pesanan dibuat`],
  ['Pembayaran dan Verifikasi', `${LATE_PROOF_DAYS_AFTER_DEADLINE} hari setelah batas waktu itu`],
  ['Pembayaran dan Verifikasi', '1×24 jam'],
  ['Pembayaran dan Verifikasi', 'kode unik'],
  ['Pembayaran dan Verifikasi', 'paling banyak Rp 999'],
  ['Pembayaran dan Verifikasi', 'ongkos kirim'],
  ['Pembayaran dan Verifikasi', 'QRIS'],
  ['Pembayaran dan Verifikasi', 'stok'],
  ['Garansi TimeSync Box', 'bergaransi 1 tahun'],
  ['Garansi TimeSync Box', 'hanya dapat diklaim satu kali'],
  ['Garansi TimeSync Box', 'formulir garansi'],
  [
    'Garansi TimeSync Box',
    'petir, korsleting dari luar perangkat, kesalahan pemasangan, atau pemakaian di luar spesifikasi',
  ],
])('%s: %s', (title, fact) => {
  expect(textOf(title)).toContain(fact);
});

// A new version writes its file here; a changed text under an old version fails.
test('the accepted terms are stored, version by version', async () => {
  const text = [
    `# Syarat dan Ketentuan, versi ${TERMS_VERSION}`,
    ...usual.flatMap(({ title, points }, index) => [
      `## ${index + 1}. ${title}`,
      points.map((point) => `- ${point}`).join('\n'),
    ]),
  ].join('\n\n');
  const file = new URL(`../../../../docs/terms/${TERMS_VERSION}.md`, import.meta.url);
  await expect(`${text}\n`).toMatchFileSnapshot(file.pathname);
});

test('the seller decides how long licences can be returned and the box is under warranty', () => {
  const other = termsSections({ refundDays: 14, warrantyMonths: 24 });
  const text = other.flatMap(({ points }) => points).join(' ');
  expect(text).toContain('dikembalikan dalam 14 hari');
  expect(text).toContain('bergaransi 2 tahun');
});
