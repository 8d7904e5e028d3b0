import type { OrderEvent } from '@timesync/contract';

const who: Record<OrderEvent['by'], string> = {
  customer: 'pelanggan',
  admin: 'admin',
  system: 'sistem',
};

const what: Record<OrderEvent['action'], string> = {
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
  correctReceipt: 'Kwitansi diperbaiki',
  changeAddress: 'Alamat kirim diganti',
  sendParcel: 'Paket dikirim',
  receiveParcel: 'Paket ditandai diterima',
  correctParcel: 'Data kiriman diperbaiki',
  returnParcel: 'Box ditandai kembali',
  claimWarranty: 'Garansi diklaim',
  addClaimPhoto: 'Foto klaim ditambahkan',
  askAboutClaim: 'Pertanyaan tentang klaim dikirim',
  answerClaim: 'Pertanyaan tentang klaim dijawab',
  acceptClaim: 'Klaim garansi disetujui',
  refuseClaim: 'Klaim garansi ditolak',
  closeClaim: 'Klaim garansi ditutup',
};

/** The event and its actor, as the seller reads it. */
export function managedEventLabel({ action, by }: Pick<OrderEvent, 'action' | 'by'>): string {
  return `${what[action]} oleh ${who[by]}`;
}
