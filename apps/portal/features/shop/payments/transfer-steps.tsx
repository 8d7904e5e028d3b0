import { QuestionList } from '@timesync/ui';

const ways = [
  {
    question: 'Cara transfer lewat m-banking',
    answer:
      'Salin nomor rekening di atas. Buka m-banking, pilih Transfer, tempel nomornya, lalu cocokkan nama pemilik rekening. Tempel jumlahnya tepat sampai tiga angka terakhir, kirim, lalu simpan gambar buktinya.',
  },
  {
    question: 'Cara transfer lewat ATM',
    answer:
      'Pilih Transfer. Untuk bank lain, ketik dulu kode banknya, lalu nomor rekening. Ketik jumlahnya tepat sampai tiga angka terakhir, cocokkan nama pemilik rekening, lalu foto struknya.',
  },
  {
    question: 'Cara transfer lewat teller',
    answer:
      'Tunjukkan nomor rekening, nama pemilik, dan jumlahnya kepada teller. Minta jumlahnya ditulis tepat sampai tiga angka terakhir, lalu foto bukti setorannya.',
  },
];

export function TransferSteps() {
  return <QuestionList name="cara-transfer" questions={ways} />;
}
