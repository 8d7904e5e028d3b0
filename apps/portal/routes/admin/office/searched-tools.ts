// What the search finds by the words a seller uses for a task, whatever its screen is called.
import { buildPath, dashboardTabs, screens } from '@timesync/contract';
import type { MenuTool } from '~/components/layout/shell/menu-entry';
import {
  type SettingsSection,
  settingsSections,
} from '~/features/office/settings/settings-sections';
import type { FoundTool } from '~/features/office/work-queues/find-tools';

/** Further words of the menu's screens, by their path. */
const wordsOf: Readonly<Record<string, string>> = {
  [dashboardTabs.summary]: 'laporan penjualan omzet pendapatan grafik statistik ekspor unduh',
  [dashboardTabs.health]: 'cadangan backup server disk kesalahan gangguan pulihkan',
  [screens.users]: 'pelanggan pembeli akun kontak mitra impor csv excel tambah',
  [screens.admins]: 'undang undangan tim staf karyawan kasir gudang dukungan peran akses hak',
  [screens.paymentAccounts]: 'rekening bank qris dompet ewallet transfer pembayaran nomor',
  [screens.products]: 'produk harga grosir mitra varian stok barang diskon katalog jual deskripsi',
  [screens.releases]: 'apk versi unduhan pembaruan update',
  [screens.stock]: 'gudang hitung persediaan barang jumlah',
  [screens.orders]: 'pesanan invoice kwitansi nota tagihan retur refund pengembalian uang laporan',
  [screens.proofReview]: 'bukti transfer approve setujui tolak konfirmasi pembayaran',
  [screens.mutations]:
    'rekening koran bank statement uang masuk cocokkan impor otomatis moota mutasibank',
  [screens.parcels]: 'kirim paket resi kurir ekspedisi label alamat retur box stok',
  [screens.placeOrder]: 'telepon pesanan baru tambah jual penawaran',
  [screens.history]: 'riwayat catatan perubahan log siapa',
  [screens.licenses]: 'lisensi kunci key aktivasi perangkat cabut beri hadiah',
  [screens.transfers]: 'pindah perangkat rusak lisensi ganti',
  [screens.claims]: 'garansi rusak box retur ganti perbaikan',
  [screens.devices]: 'perangkat box versi aplikasi kota pembaruan statistik csv',
  [screens.initDevices]: 'jenis perangkat tv hp tablet',
  [screens.settings]: 'setelan toko ubah atur',
  [screens.apiKeys]: 'program integrasi token sambungan akuntansi',
  [screens.mails]: 'surat surel terkirim gagal notifikasi',
  [screens.whatsapp]: 'pesan whatsapp kabari notifikasi',
};

const wordsOfSection: Record<SettingsSection['id'], string> = {
  penjual: 'nama toko alamat npwp tanda tangan kwitansi cap',
  kontak: 'nomor whatsapp jam layanan saluran',
  pesanan: 'batas waktu bayar kode unik kedaluwarsa',
  pengiriman: 'ongkir tarif kurir provinsi',
  syarat: 'retur pengembalian refund garansi bulan',
  penjualan: 'masa coba gratis trial iklan pixel facebook',
  email: 'smtp surel kirim uji',
  whatsapp: 'wa api kirim otomatis',
  pengingat: 'ingatkan masa coba belum dipasang berhenti',
  webhook: 'program lain pembukuan integrasi api sambungkan',
  kabar: 'notifikasi ringkasan harian',
};

const sections = settingsSections.map(({ id, title }) => ({
  to: buildPath(screens.settingsSection, { section: id }),
  label: `Pengaturan: ${title}`,
  words: wordsOfSection[id],
}));

const firstSteps: FoundTool = {
  to: screens.firstSteps,
  label: 'Siapkan toko',
  words: 'langkah pertama mulai panduan',
};

export function searchedTools(menu: readonly MenuTool[]): FoundTool[] {
  const screensOfMenu = menu.map(({ to, label }) => ({ to, label, words: wordsOf[to] ?? '' }));
  // A helper finds what he may open.
  const isOwner = menu.some(({ to }) => to === screens.settings);
  return isOwner ? [...screensOfMenu, firstSteps, ...sections] : screensOfMenu;
}
