// The history's own words are English; these are for the screen and the exported file.
import { orderEventLabels } from '../orders/order-event-labels.ts';
import type { HistoryEntry, HistorySubject } from './history.ts';

export const subjectLabels: Record<HistorySubject, string> = {
  order: 'Transaksi',
  license: 'Lisensi',
  user: 'User',
  'payment account': 'Rekening pembayaran',
  product: 'Produk',
  'init device': 'Init device',
  settings: 'Pengaturan',
  release: 'Rilis aplikasi',
  mosque: 'Masjid',
};

const actionLabels: Record<string, string> = {
  ...orderEventLabels,
  revoke: 'Dicabut',
  create: 'Ditambahkan',
  update: 'Diubah',
  delete: 'Dihapus',
  'change password': 'Password diganti',
  'reset password': 'Password direset lewat kode OTP',
  'change signature': 'Tanda tangan diganti',
  'change shipping rate': 'Ongkos kirim provinsi diubah',
  'invite admin': 'Admin diundang',
  'withdraw invitation': 'Undangan ditarik',
  'withdraw link': 'Tautan ditarik',
  'repeat notice': 'Kabar dikirim ulang',
  'stop whatsapp': 'WhatsApp dihentikan',
  'stop reminders': 'Pengingat dihentikan',
  'download backup': 'Cadangan diunduh',
  'change mail server': 'Server email diubah',
  'change whatsapp': 'Kanal WhatsApp diubah',
  'add webhook': 'Alamat webhook ditambahkan',
  'change webhook': 'Alamat webhook diubah',
  'remove webhook': 'Alamat webhook dihapus',
  'send whatsapp': 'WhatsApp dikirim manual',
  'skip whatsapp': 'WhatsApp tidak jadi dikirim',
  'delete variant': 'Variant dihapus',
  'change number': 'Nomor rekening diganti',
  'change picture': 'Gambar QRIS diganti',
  'change product picture': 'Gambar produk diganti',
  'read statement': 'Mutasi bank dibaca',
  'remember layout': 'Susunan kolom mutasi disimpan',
  'ignore mutation': 'Mutasi ditandai bukan penjualan',
  'invite member': 'Pengurus diundang',
  join: 'Bergabung',
  leave: 'Keluar',
  'remove member': 'Pengurus dikeluarkan',
  'change role': 'Peran diganti',
  give: 'Diberikan',
  file: 'Dicatat atas nama masjid',
  import: 'Diimpor dari berkas',
  'hand out': 'Tautan lisensi dibuat',
  'take back': 'Tautan lisensi ditarik',
  take: 'Lisensi diambil penerima',
  activate: 'Diaktifkan',
  release: 'Perangkat dilepas',
  suspend: 'Ditangguhkan',
  reinstate: 'Dipulihkan',
  'request transfer': 'Pindah perangkat diajukan',
  'count device': 'Perangkat dihitung lagi',
  'uncount device': 'Perangkat tidak dihitung',
  'end cooling': 'Masa tunggu diakhiri',
  'allow move': 'Pindah tanpa bukti diizinkan',
  'reset device': 'Kode untuk perangkat yang di-reset',
  'allow reset': 'Satu reset lagi diizinkan',
  'approve transfer': 'Pindah perangkat disetujui',
  publish: 'Diterbitkan',
  withdraw: 'Ditarik',
  'reject transfer': 'Pindah perangkat ditolak',
  'replace box': 'Box diganti',
  'start handover': 'Serah terima dimulai',
  'object to handover': 'Keberatan atas serah terima',
  'hand over': 'Diserahterimakan',
  'connect mutations': 'Mutasi otomatis dihubungkan',
  'change mutations': 'Pembukuan mutasi otomatis diubah',
  'disconnect mutations': 'Mutasi otomatis diputus',
  'make api key': 'Kunci API dibuat',
  'revoke api key': 'Kunci API dicabut',
};

const actorLabels: Record<HistoryEntry['actorKind'], string> = {
  customer: 'Pelanggan',
  admin: 'Admin',
  system: 'Sistem',
};

/** Words that this list does not know are shown unchanged. */
export function subjectName(subject: string): string {
  return (subjectLabels as Record<string, string>)[subject] ?? subject;
}

export function actionName(action: string): string {
  return actionLabels[action] ?? action;
}

export function actorName({ actor, actorKind }: Pick<HistoryEntry, 'actor' | 'actorKind'>): string {
  return actor?.name ?? actorLabels[actorKind];
}
