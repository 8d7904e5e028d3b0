import type { FirstStep } from '@timesync/contract';

export const firstStepLabels: Record<FirstStep, { title: string; text: string }> = {
  password: {
    title: 'Password Anda sendiri',
    text: 'Password pertama dibuat oleh server. Ganti dengan pilihan Anda.',
  },
  seller: {
    title: 'Penjual dan kontak',
    text: 'Nama dan nomor WhatsApp Anda, seperti dibaca pelanggan.',
  },
  account: {
    title: 'Rekening pembayaran',
    text: 'Ke mana pelanggan mentransfer.',
  },
  product: {
    title: 'Produk pertama',
    text: 'Pakai produk contoh, atau buang dan buat produk Anda sendiri.',
  },
  apps: {
    title: 'File aplikasi',
    text: 'APK Display dan Remote yang diunduh pelanggan: berkas atau tautan.',
  },
  mail: {
    title: 'Email',
    text: 'Kode OTP dan kabar pesanan dikirim lewat email. Kirim satu email uji.',
  },
};
