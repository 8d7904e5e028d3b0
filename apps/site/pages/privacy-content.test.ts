import { expect, test } from 'vitest';
import { privacySections } from './privacy-content';

const textOf = (title: string) =>
  privacySections.find((section) => section.title === title)?.points.join(' ') ?? '';

// What the law asks for and what the software does; a sentence that gets lost must fail.
test.each([
  ['Siapa kami', 'UU No. 27 Tahun 2022'],
  ['Data yang kami simpan', 'formulir coba gratis'],
  ['Data yang kami simpan', 'alamat internet (IP)'],
  ['Yang tidak kami simpan', 'lokasi itu diolah di HP Anda'],
  ['Yang tidak kami simpan', 'tautan jam yang memuatnya, dibulatkan ke sekitar 1 km'],
  ['Yang tidak kami simpan', 'hanya jika Anda memakai tombol di “Bagikan jam ini”'],
  ['Cookie dan penyimpanan browser', 'Tiga cookie milik kami sendiri'],
  ['Cookie dan penyimpanan browser', 'mengganti password yang lupa'],
  ['Cookie dan penyimpanan browser', 'salinan nama, email, dan nomor WhatsApp Anda di tab itu'],
  ['Cookie dan penyimpanan browser', 'Halaman coba gratis (/sales) dapat memuat piksel iklan'],
  ['Cookie dan penyimpanan browser', 'Salinan itu terhapus saat Anda keluar, atau saat akun lain'],
  ['Cookie dan penyimpanan browser', 'Halaman lain tidak memuatnya'],
  ['Berapa lama disimpan', 'berakhir dalam 7 hari'],
  ['Siapa yang dapat melihatnya', 'Tanpa izin itu tidak ada yang dikirim'],
  ['Hak Anda', 'dengan membalas STOP'],
  ['Hak Anda', 'Meminta salinan data Anda, atau meminta data Anda dihapus'],
  ['Hak Anda', 'Menarik kembali persetujuan'],
  ['Keamanan dan perubahan', 'paling lambat 3×24 jam'],
])('%s: %s', (title, fact) => {
  expect(textOf(title)).toContain(fact);
});
