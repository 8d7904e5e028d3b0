import type { OrderEvent } from '@timesync/contract';

const byAnyone: Record<Exclude<OrderEvent['action'], 'cancel'>, string> = {
  place: 'Pesanan dibuat',
  submitProof: 'Bukti pembayaran dikirim',
  expire: 'Batas waktu pembayaran terlewati',
  approve: 'Pembayaran diterima, pesanan lunas',
  reject: 'Bukti pembayaran belum dapat diterima',
  refund: 'Dana dikembalikan, lisensi dicabut',
  refundPart: 'Sebagian dana dikembalikan, lisensinya dicabut',
  recordPayment: 'Pembayaran dicatat, pesanan lunas',
  recordPart: 'Sebagian pembayaran diterima',
  setShippingCost: 'Ongkos kirim sudah dihitung',
  changeBillTo: 'Nama di kwitansi diganti',
  correctReceipt: 'Kwitansi diperbaiki dengan nomor baru',
  changeAddress: 'Alamat kirim diganti',
  sendParcel: 'Paket dikirim',
  receiveParcel: 'Paket diterima',
  correctParcel: 'Data kiriman diperbaiki',
  returnParcel: 'Box sudah kembali',
  claimWarranty: 'Garansi diklaim',
  addClaimPhoto: 'Foto klaim ditambahkan',
  askAboutClaim: 'Admin bertanya tentang klaim garansi',
  answerClaim: 'Pertanyaan admin dijawab',
  acceptClaim: 'Klaim garansi disetujui, box pengganti disiapkan',
  refuseClaim: 'Klaim garansi tidak dapat disetujui',
  closeClaim: 'Klaim garansi ditutup',
};

/** The event, as the customer reads it. */
export function eventLabel({ action, by }: Pick<OrderEvent, 'action' | 'by'>): string {
  if (action !== 'cancel') return byAnyone[action];
  return by === 'customer' ? 'Anda membatalkan pesanan' : 'Pesanan dibatalkan oleh admin';
}
