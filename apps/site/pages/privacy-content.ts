// The privacy policy in plain words (UU PDP, law 27/2022). It must say what the software does: a
// change of what is stored needs a change here. Any change of meaning is a new PRIVACY_VERSION in the
// contract, because each account keeps the version its owner agreed to.
import { brand } from '@timesync/contract';

interface PrivacySection {
  title: string;
  points: string[];
}

export const privacySections: PrivacySection[] = [
  {
    title: 'Siapa kami',
    points: [
      `${brand.name} adalah penjual lisensi aplikasi jam masjid dan pengelola portal ini. Kami adalah pengendali data pribadi Anda menurut UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).`,
      'Untuk segala pertanyaan tentang data Anda, hubungi admin lewat tombol WhatsApp di bawah halaman ini bila tersedia, atau balas email dari kami.',
    ],
  },
  {
    title: 'Data yang kami simpan',
    points: [
      'Saat Anda mendaftar atau mengisi formulir coba gratis: nama, alamat email, nomor WhatsApp, versi kebijakan ini yang Anda setujui dan waktunya, serta sejak kapan Anda mengizinkan kabar lewat WhatsApp.',
      'Password, dalam bentuk teracak yang tidak dapat kami baca kembali.',
      'Saat Anda membeli: isi pesanan, gambar bukti transfer, dan riwayat pesanan.',
      'Saat Anda mengaktifkan lisensi: nomor dan jenis perangkat, serta foto kerusakan bila Anda meminta pindah perangkat.',
      'Untuk keamanan: alamat internet (IP) dan jenis browser pada setiap sesi masuk, dan catatan teknis server.',
    ],
  },
  {
    title: 'Yang tidak kami simpan',
    points: [
      'Lokasi Anda. Jika Anda menekan “Pakai lokasi saya” pada jam, lokasi itu diolah di HP Anda untuk mencari kota terdekat. Browser akan meminta izin Anda lebih dulu. Lokasi itu tidak dikirim kepada kami, kecuali Anda sendiri membuka atau membagikan tautan jam yang memuatnya, dibulatkan ke sekitar 1 km.',
      'Nama masjid, kota, dan tulisan yang Anda isi pada jam. Semuanya tinggal di browser Anda, dan ikut dalam tautan hanya jika Anda memakai tombol di “Bagikan jam ini” atau “Tampilan untuk TV”.',
      'Gambar kamera saat memindai QR. Gambar itu dibaca di HP Anda dan tidak dikirim.',
    ],
  },
  {
    title: 'Untuk apa data dipakai',
    points: [
      'Membuka dan mengamankan akun Anda, mengirim kode OTP, memeriksa pembayaran, menerbitkan lisensi, serta mengirim email tentang akun dan pesanan Anda.',
      'Membantu Anda bila ada pertanyaan atau masalah, lewat email atau WhatsApp.',
      'Memenuhi kewajiban hukum, misalnya pembukuan dan pajak.',
      'Dasarnya adalah persetujuan Anda saat mendaftar, perjanjian jual beli dengan Anda, dan kewajiban hukum kami.',
    ],
  },
  {
    title: 'Siapa yang dapat melihatnya',
    points: [
      'Hanya admin kami. Data Anda tidak kami jual dan tidak kami berikan kepada pihak lain untuk iklan.',
      'Penyedia layanan yang kami pakai untuk menjalankan portal, yaitu server, penyimpanan berkas, dan pengiriman email, mengolah data hanya atas perintah kami.',
      'Jika Anda mengizinkan kabar lewat WhatsApp: nama, nomor, dan kabarnya kami kirim lewat WhatsApp (Meta) atau penyedia pengiriman WhatsApp yang kami pakai. Tanpa izin itu tidak ada yang dikirim.',
      'Jika Anda menekan tombol WhatsApp, percakapan itu tunduk pada aturan WhatsApp.',
      'Lembaga yang berwenang, bila hukum mewajibkannya.',
    ],
  },
  {
    title: 'Cookie dan penyimpanan browser',
    points: [
      'Tiga cookie milik kami sendiri: satu agar Anda tetap masuk, satu yang mengingat lebar menu, dan satu selama Anda mengganti password yang lupa, paling lama 10 menit.',
      'Selama Anda masuk, browser menyimpan salinan nama, email, dan nomor WhatsApp Anda di tab itu. Salinan itu terhapus saat Anda keluar atau menutup tab.',
      'Agar tetap terbaca tanpa internet, browser juga menyimpan jawaban terakhir untuk Dashboard, Produk Saya dan Aktivasi, termasuk lisensi dan 20 angkanya. Salinan itu terhapus saat Anda keluar, atau saat akun lain masuk.',
      'Isi keranjang dan pengaturan jam disimpan di browser Anda, bukan di server kami.',
      'Halaman coba gratis (/sales) dapat memuat piksel iklan Meta, yang mencatat bahwa halaman itu dibuka dan formulirnya dikirim, tanpa nama, email, atau nomor Anda. Piksel itu memakai cookie milik Meta. Halaman lain tidak memuatnya, termasuk halaman masuk dan akun.',
    ],
  },
  {
    title: 'Berapa lama disimpan',
    points: [
      'Data akun: selama akun Anda ada. Setelah akun dihapus, data itu tidak tampil dan tidak dipakai lagi.',
      'Pesanan, lisensi, dan bukti transfer: selama lisensi berlaku dan selama pembukuan mewajibkannya.',
      'Sesi masuk berakhir paling lama 30 hari. Password sementara dari formulir coba gratis berakhir dalam 7 hari bila tidak dipakai.',
    ],
  },
  {
    title: 'Hak Anda',
    points: [
      'Melihat dan memperbaiki data Anda sendiri, di menu Account.',
      'Meminta salinan data Anda, atau meminta data Anda dihapus, kepada admin. Kami menjawab paling lambat 3×24 jam.',
      'Menghentikan kabar lewat WhatsApp kapan saja: di menu Account, dengan membalas STOP, atau lewat admin.',
      'Menarik kembali persetujuan Anda. Akun lalu kami tutup; lisensi yang sudah aktif di perangkat tetap berjalan.',
      'Mengajukan keberatan atau pengaduan kepada lembaga pelindungan data pribadi.',
    ],
  },
  {
    title: 'Keamanan dan perubahan',
    points: [
      'Sambungan ke portal dienkripsi bila alamatnya diawali https. Bukti transfer hanya dapat dibuka oleh Anda dan admin.',
      'Jika terjadi kebocoran data yang menyangkut Anda, kami memberi tahu Anda paling lambat 3×24 jam setelah kami mengetahuinya.',
      'Jika kebijakan ini berubah, versi baru tampil di halaman ini dengan tanggal berlakunya. Akun Anda mencatat versi yang Anda setujui.',
    ],
  },
];
