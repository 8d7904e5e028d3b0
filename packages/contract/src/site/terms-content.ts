// The terms, nine sections, one text for the checkout's dialog and the public page. Any change is a
// new TERMS_VERSION: each order stores the version its customer accepted, and docs/terms has them
// all.
import { brand } from './brand.ts';
import { type TermsNumbers, warrantyLength } from './legal.ts';

interface TermsSection {
  title: string;
  points: string[];
}

/** The numbers are the seller's: other ones make another version (`termsVersion` in the contract). */
export const termsSections = ({ refundDays, warrantyMonths }: TermsNumbers): TermsSection[] => [
  {
    title: 'Pengertian',
    points: [
      `“Kami” adalah penjual dan pengelola portal ${brand.name}. “Anda” adalah pemilik akun, atas nama sendiri atau atas nama masjid, mushola, atau lembaga yang Anda wakili.`,
      `“Aplikasi” adalah aplikasi jam masjid ${brand.name} untuk Android, yaitu aplikasi display dan aplikasi remote.`,
      '“Lisensi” adalah hak memakai Aplikasi secara permanen pada satu perangkat, yang dibuktikan dengan kode lisensi.',
      '“Tanggal pembelian” adalah tanggal pembayaran pesanan dinyatakan lunas.',
      'Dengan membuat pesanan, Anda menyetujui seluruh syarat dan ketentuan ini.',
    ],
  },
  {
    title: 'Masa Coba dan Lisensi Permanen',
    points: [
      'Aplikasi dapat dicoba gratis dengan fitur lengkap. Cobalah dulu di perangkat yang akan dipakai sebelum membeli.',
      'Lisensi dibayar satu kali, tanpa biaya bulanan, dan berlaku selamanya pada perangkat tempat lisensi itu diaktifkan.',
      'Setelah diaktifkan, Aplikasi bekerja tanpa internet.',
      'Lisensi adalah hak pakai. Aplikasi, merek, dan isinya tetap milik kami, dan tidak boleh digandakan untuk dijual, dibongkar, atau diubah.',
    ],
  },
  {
    title: 'Satu Lisensi untuk Satu Perangkat',
    points: [
      'Satu lisensi hanya berlaku untuk satu perangkat. Untuk dua perangkat diperlukan dua lisensi.',
      'Kode lisensi bersifat rahasia. Simpan baik-baik dan jangan dibagikan kepada orang lain.',
      'Lisensi yang dipakai pada lebih dari satu perangkat, dijual kembali, atau diperoleh dengan bukti pembayaran palsu dapat kami nonaktifkan setelah kami memberi tahu Anda.',
    ],
  },
  {
    title: 'Jenis Lisensi',
    points: [
      'Ada dua jenis lisensi: lisensi untuk smartphone dan tablet, serta lisensi untuk TV box dan smart TV.',
      'Kedua jenis lisensi tidak dapat saling ditukar. Lisensi smartphone dan tablet tidak dapat dipakai pada TV box dan smart TV, dan sebaliknya.',
      'Pastikan jenis lisensi sesuai dengan perangkat Anda sebelum membeli. Jika ragu, tanyakan dulu kepada admin.',
    ],
  },
  {
    title: 'Pemindahan Lisensi',
    points: [
      'Lisensi hanya dapat dipindahkan ke perangkat lain jika perangkat lama rusak, dan Anda menyertakan bukti kerusakan berupa foto.',
      'Pemindahan dilakukan secara manual oleh admin setelah bukti diperiksa.',
      'Setiap lisensi dapat dipindahkan paling banyak 3 kali, dalam waktu 3 tahun sejak tanggal pembelian.',
      'Perangkat pengganti harus sesuai dengan jenis lisensi. Setelah dipindahkan, lisensi tidak berlaku lagi pada perangkat lama.',
    ],
  },
  {
    title: 'Pembayaran dan Verifikasi',
    points: [
      'Harga tertera dalam rupiah. Harga yang berlaku adalah harga pada saat pesanan dibuat.',
      'Pembayaran dilakukan dengan transfer ke rekening atau dompet digital resmi, atau dengan QRIS resmi, yang tampil di portal ini. Periksa nama pemiliknya sebelum membayar.',
      'Jumlah yang harus ditransfer dapat berbeda dari total pesanan paling banyak Rp 999. Selisih itu adalah kode unik, tampil sebelum Anda mentransfer, dan membuat pembayaran Anda cepat dikenali.',
      'Untuk barang yang dikirim, ongkos kirim ditambahkan ke total menurut provinsi tujuan. Jika ongkos kirim masih harus kami hitung, jumlahnya kami kabari lebih dulu dan pesanan dibayar sesudahnya.',
      'Jika stok barang terbatas, pesanan Anda memesan stok itu sampai dibayar, dibatalkan, atau kedaluwarsa.',
      'Kirimkan bukti transfer melalui portal sebelum batas waktu pembayaran. Pesanan yang lewat batas waktu menjadi kedaluwarsa; bukti transfer yang terlambat masih kami terima sampai 14 hari setelah pesanan dibuat, atau sampai 7 hari setelah batas waktu itu jika lebih akhir.',
      'Bukti transfer kami periksa paling lama 1×24 jam. Setelah disetujui, kode lisensi dan tautan download tampil di menu Produk Saya.',
      'Jika bukti transfer ditolak, Anda akan melihat alasannya dan dapat mengirim bukti yang benar.',
    ],
  },
  {
    title: 'Pembatalan dan Pengembalian Dana',
    points: [
      'Pesanan yang belum dibayar dapat Anda batalkan sendiri kapan saja, tanpa biaya.',
      'Jika Anda terlanjur mentransfer ganda, kelebihan bayar, atau membayar pesanan yang batal, uang Anda kami kembalikan seluruhnya.',
      `Lisensi yang belum pernah diaktifkan dapat dikembalikan dalam ${refundDays} hari sejak tanggal pembelian, dan uang Anda kami kembalikan seluruhnya.`,
      'Lisensi yang sudah diaktifkan dapat dikembalikan jika Aplikasi tidak berjalan sebagaimana dijelaskan dan kami tidak dapat memperbaikinya.',
      'Pengembalian dana dikirim ke rekening atas nama Anda paling lama 7 hari kerja setelah disetujui. Lisensi dari pesanan itu menjadi tidak berlaku.',
    ],
  },
  {
    title: `Garansi ${brand.box}`,
    points: [
      `Perangkat ${brand.box} bergaransi ${warrantyLength(warrantyMonths)} sejak tanggal pembelian.`,
      'Garansi hanya dapat diklaim satu kali, dan berakhir setelah klaim itu dilakukan.',
      'Garansi tidak mencakup kerusakan karena petir, korsleting dari luar perangkat, kesalahan pemasangan, atau pemakaian di luar spesifikasi.',
      'Klaim diajukan lewat formulir garansi di menu Produk Saya, dengan nomor seri box dan foto kerusakannya.',
    ],
  },
  {
    title: 'Privasi, Hukum, dan Perubahan Syarat',
    points: [
      'Data pribadi Anda kami kelola menurut Kebijakan Privasi dan UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi. Anda dapat meminta salinan atau penghapusan data kepada admin.',
      'Jadwal sholat dihitung oleh Aplikasi. Periksa kesesuaiannya dengan jadwal resmi di daerah Anda, terutama setelah listrik padam.',
      'Syarat ini tunduk pada hukum Indonesia dan tidak mengurangi hak Anda menurut UU No. 8 Tahun 1999 tentang Perlindungan Konsumen.',
      'Perselisihan diselesaikan lebih dulu secara musyawarah. Jika tidak tercapai, perselisihan diselesaikan melalui Badan Penyelesaian Sengketa Konsumen atau pengadilan negeri di tempat tinggal Anda.',
      'Jika syarat ini berubah, pesanan lama tetap mengikuti versi yang Anda setujui saat memesan.',
    ],
  },
];
