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
    title: 'Produk dan ongkos kirim',
    text: 'Apa yang Anda jual, harganya, dan biaya mengirimnya.',
  },
  apps: {
    title: 'File aplikasi',
    text: 'APK Display dan Remote yang diunduh pelanggan. Toko dapat berjualan sebelum ini diisi.',
  },
  mail: {
    title: 'Email',
    text: 'Kode OTP dan kabar pesanan dikirim lewat server email Anda.',
  },
};
