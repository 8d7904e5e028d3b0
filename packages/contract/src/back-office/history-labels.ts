// The history's own words are English; people read these, on the screen and in the exported file.
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
};

const actionLabels: Record<string, string> = {
  place: 'Pesanan dibuat',
  submitProof: 'Bukti dikirim',
  cancel: 'Dibatalkan',
  expire: 'Kedaluwarsa',
  approve: 'Di-approve',
  reject: 'Bukti ditolak',
  refund: 'Di-refund',
  recordPayment: 'Pembayaran dicatat',
  recordPart: 'Pembayaran sebagian dicatat',
  revoke: 'Dicabut',
  create: 'Ditambahkan',
  update: 'Diubah',
  delete: 'Dihapus',
  'change password': 'Password diganti',
  'reset password': 'Password direset lewat kode OTP',
  'change signature': 'Tanda tangan diganti',
  'invite admin': 'Admin diundang',
  'withdraw invitation': 'Undangan ditarik',
  'repeat notice': 'Kabar dikirim ulang',
  'delete variant': 'Variant dihapus',
  'change number': 'Nomor rekening diganti',
  'change picture': 'Gambar QRIS diganti',
  'read statement': 'Mutasi bank dibaca',
  'remember layout': 'Susunan kolom mutasi disimpan',
  'ignore mutation': 'Mutasi ditandai bukan penjualan',
  give: 'Diberikan',
  activate: 'Diaktifkan',
  release: 'Perangkat dilepas',
  suspend: 'Ditangguhkan',
  reinstate: 'Dipulihkan',
  'request transfer': 'Pindah perangkat diajukan',
  'count device': 'Perangkat dihitung lagi',
  'uncount device': 'Perangkat tidak dihitung',
  'end cooling': 'Masa tunggu diakhiri',
  'reset device': 'Kode untuk perangkat yang di-reset',
  'allow reset': 'Satu reset lagi diizinkan',
  'approve transfer': 'Pindah perangkat disetujui',
  publish: 'Diterbitkan',
  withdraw: 'Ditarik',
  'reject transfer': 'Pindah perangkat ditolak',
};

const actorLabels: Record<HistoryEntry['actorKind'], string> = {
  customer: 'Pelanggan',
  admin: 'Admin',
  system: 'Sistem',
};

/** What the history knows and this list does not is shown as it was written. */
export function subjectName(subject: string): string {
  return (subjectLabels as Record<string, string>)[subject] ?? subject;
}

export function actionName(action: string): string {
  return actionLabels[action] ?? action;
}

export function actorName({ actor, actorKind }: Pick<HistoryEntry, 'actor' | 'actorKind'>): string {
  return actor?.name ?? actorLabels[actorKind];
}
