import type { Question } from '@timesync/ui';

export const salesQuestions: Question[] = [
  {
    question: 'Apakah coba gratisnya benar-benar gratis?',
    answer:
      'Ya. Anda tidak diminta membayar apa pun, dan tidak ada tagihan yang datang kemudian. Semua fitur terbuka selama mencoba; lisensi hanya diperlukan untuk pemakaian seterusnya.',
  },
  {
    question: 'Apakah masjid kami harus punya internet?',
    answer:
      'Tidak. Jam, jadwal sholat, hitung mundur iqomah dan teks berjalan bekerja sepenuhnya tanpa internet. Internet hanya diperlukan sebentar di HP Anda, untuk mengunduh aplikasi dan mengaktifkan lisensi.',
  },
  {
    question: 'Perangkat apa saja yang bisa dipakai?',
    answer:
      'HP, tablet, TV box dan smart TV dengan Android. Cobalah di perangkat yang nanti dipakai, agar Anda yakin sebelum membeli.',
  },
  {
    question: 'Apakah ada biaya bulanan?',
    answer:
      'Tidak ada. Lisensi dibayar satu kali dan berlaku selamanya pada perangkat tempat lisensi itu diaktifkan.',
  },
  {
    question: 'Bagaimana cara mengaturnya kalau layarnya tinggi?',
    answer:
      'Dengan aplikasi remote di HP Anda. Nama masjid, waktu iqomah dan teks berjalan diubah dari HP, tanpa perlu memanjat.',
  },
  {
    question: 'Saya sudah daftar, tetapi passwordnya hilang. Bagaimana?',
    answer:
      'Buka halaman login dan pilih “Lupa password?”. Kami kirim kode ke email Anda untuk membuat password baru.',
  },
];
