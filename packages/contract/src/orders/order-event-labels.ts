// What happened to an order, in words: for its customer's time line, the seller's and the history.
import type { OrderEvent } from './orders.ts';

type Action = OrderEvent['action'];

export const orderEventLabels: Record<Action, string> = {
  place: 'Pesanan dibuat',
  submitProof: 'Bukti pembayaran dikirim',
  cancel: 'Pesanan dibatalkan',
  expire: 'Pesanan kedaluwarsa',
  approve: 'Pembayaran di-approve',
  reject: 'Bukti pembayaran ditolak',
  refund: 'Dana dikembalikan, lisensi dicabut',
  refundPart: 'Sebagian dana dikembalikan, lisensinya dicabut',
  recordPayment: 'Pembayaran dicatat',
  recordPart: 'Pembayaran sebagian dicatat',
  setShippingCost: 'Ongkos kirim ditetapkan',
  changeBillTo: 'Nama di kwitansi diganti',
  correctReceipt: 'Kwitansi diperbaiki dengan nomor baru',
  changeAddress: 'Alamat kirim diganti',
  sendParcel: 'Paket dikirim',
  receiveParcel: 'Paket diterima',
  correctParcel: 'Data kiriman diperbaiki',
  returnParcel: 'Box sudah kembali',
  claimWarranty: 'Garansi diklaim',
  addClaimPhoto: 'Foto klaim ditambahkan',
  askAboutClaim: 'Pertanyaan tentang klaim dikirim',
  answerClaim: 'Pertanyaan tentang klaim dijawab',
  acceptClaim: 'Klaim garansi disetujui',
  refuseClaim: 'Klaim garansi ditolak',
  closeClaim: 'Klaim garansi ditutup',
};

/** Where the customer reads it in other words. */
const ownLabels: Partial<Record<Action, string>> = {
  expire: 'Batas waktu pembayaran terlewati',
  approve: 'Pembayaran diterima, pesanan lunas',
  reject: 'Bukti pembayaran belum dapat diterima',
  recordPayment: 'Pembayaran dicatat, pesanan lunas',
  recordPart: 'Sebagian pembayaran diterima',
  setShippingCost: 'Ongkos kirim sudah dihitung',
  askAboutClaim: 'Admin bertanya tentang klaim garansi',
  answerClaim: 'Pertanyaan admin dijawab',
  acceptClaim: 'Klaim garansi disetujui, box pengganti disiapkan',
  refuseClaim: 'Klaim garansi tidak dapat disetujui',
};

type Event = Pick<OrderEvent, 'action' | 'by'>;

export function ownEventLabel({ action, by }: Event): string {
  if (action !== 'cancel') return ownLabels[action] ?? orderEventLabels[action];
  return by === 'customer' ? 'Anda membatalkan pesanan' : 'Pesanan dibatalkan oleh admin';
}

const who: Record<OrderEvent['by'], string> = {
  customer: 'pelanggan',
  admin: 'admin',
  system: 'sistem',
};

export function managedEventLabel({ action, by }: Event): string {
  return `${orderEventLabels[action]} oleh ${who[by]}`;
}
