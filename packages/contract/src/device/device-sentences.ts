// The sentences for a code that is not accepted: what is wrong and what to do next. The apps show
// the same sentences; docs/device-protocol.md repeats them, and a test compares.
import type { AppUpdateProblem } from './app-update-check.ts';
import type { RequestProblem } from './open-activation-request.ts';
import type { ShortCodeProblem } from './short-code.ts';
import type { TokenProblem } from './token-check.ts';

export const tokenSentences: Record<TokenProblem | 'revoked', string> = {
  format: 'Ini bukan token lisensi. Token diawali JM1-. Salin ulang dari halaman Produk Saya.',
  length: 'Token tidak lengkap. Salin seluruh token dari awal sampai akhir, lalu coba lagi.',
  version: 'Token ini untuk aplikasi yang lebih baru. Perbarui aplikasi, lalu coba lagi.',
  'unknown-key': 'Aplikasi ini belum mengenal kunci token. Perbarui aplikasi, lalu coba lagi.',
  signature: 'Token rusak atau tidak asli. Salin ulang token dari halaman Produk Saya.',
  'other-device': 'Token ini untuk perangkat lain. Aktifkan perangkat ini dari Produk Saya.',
  'other-device-type':
    'Token ini untuk jenis perangkat lain. Gunakan lisensi yang sesuai dengan perangkat ini.',
  expired: 'Masa berlaku token sudah habis. Periksa tanggal perangkat, atau hubungi admin.',
  revoked:
    'Lisensi di perangkat ini sudah dipindahkan atau dicabut. Aktifkan kembali atau hubungi admin.',
};

export const shortCodeSentences: Record<ShortCodeProblem, string> = {
  format: 'Kode harus 20 angka. Periksa jumlah angkanya, lalu ketik lagi.',
  checksum: 'Ada angka yang salah ketik. Periksa satu per satu, lalu perbaiki.',
  wrong: 'Kode ini bukan untuk perangkat ini. Pindai QR di layar ini, lalu ketik kode yang baru.',
};

export const appUpdateSentences: Record<AppUpdateProblem, string> = {
  format: 'Ini bukan berkas pembaruan. Unduh ulang dari halaman Unduh.',
  version: 'Pembaruan ini perlu aplikasi yang lebih baru. Pasang APK terbaru dari halaman Unduh.',
  'unknown-key': 'Aplikasi ini belum mengenal kunci pembaruan. Pasang APK dari halaman Unduh.',
  signature: 'Berkas pembaruan rusak atau tidak asli. Unduh ulang dari halaman Unduh.',
  'other-app': 'Pembaruan ini untuk aplikasi lain. Pilih berkas yang sesuai.',
  'other-signer': 'Pembaruan ini bukan dari pembuat aplikasi ini, jadi tidak dipasang.',
  older: 'Versi di perangkat ini sudah sama atau lebih baru.',
  'android-too-old': 'Versi Android perangkat ini terlalu lama untuk pembaruan ini.',
  changed: 'APK tidak utuh atau sudah diubah. Salin ulang ke flashdisk, lalu coba lagi.',
};

export function requestSentence(found: RequestProblem): string {
  switch (found.problem) {
    case 'format':
      return 'Ini bukan Kode Perangkat. Salin kode yang tampil di layar perangkat.';
    case 'length':
      return `Kode Perangkat kurang atau lebih. Periksa mulai dari baris ${found.row}.`;
    case 'checksum':
      return `Ada yang salah ketik di baris ${found.row}. Periksa baris itu, lalu coba lagi.`;
    case 'version':
      return 'Kode Perangkat ini dari versi aplikasi yang tidak didukung. Perbarui aplikasi.';
    case 'device-type':
      return 'Jenis perangkat ini belum didukung. Perbarui aplikasi, atau hubungi admin.';
    case 'unknown-key':
      return 'Kode Perangkat ini dari aplikasi lama. Perbarui aplikasi, lalu pindai lagi.';
    case 'sealed':
      return 'Kode Perangkat rusak. Buat kode baru di perangkat, lalu pindai lagi.';
  }
}
