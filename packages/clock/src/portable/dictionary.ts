// What settings usually say, known to both sides, so that it costs a few bits instead of letters. It
// belongs to JMS1 and never changes: every box that was sold reads with it. What is used most is last,
// where a reference to it is shortest.
import { asciiBytes } from '@timesync/contract';

export const dictionary = asciiBytes(
  [
    'c0.0.0.0.0.0.0.0',
    'd00020101021126610014COM.GO-JEK.WWW01189360091400000000000215ID10200000000000303UMI51440014ID.CO.QRIS.WWW0215ID10200000000000303UMI5204839853033605802ID5910MASJID AL-6007JAKARTA610562070703A016304',
    ' Desember Januari Februari Maret April Agustus September Oktober November Ramadan Syawal Muharam Rabiulawal',
    ' Bank Syariah Indonesia BSI BRI BCA Mandiri Muamalat no. rek. rekening a.n. atas nama DKM takmir',
    ' Saldo kas pemasukan pengeluaran pembangunan renovasi donasi zakat fitrah wakaf qurban anak yatim dhuafa santunan TPA TPQ',
    ' Selamat datang di rumah Allah Luruskan dan rapatkan saf Mohon nada dering HP dimatikan Harap tenang saat khutbah jamaah',
    ' Senin Selasa Rabu Kamis Jumat Sabtu Ahad malam pagi setiap pekan bulan rutin pukul 05.00 bersama Ustaz KH. H. pengajian tafsir',
    " Kajian rutin setiap Ahad ba'da Subuh Infak Jumat: Rp 1.000.000 Rp 2.500.000 ba'da Maghrib ba'da Isya",
    '\nkkota-surabaya\nkkota-bandung\nkkota-semarang\nkkota-jakarta\nkkab-sidoarjo\nkkab-bandung\nkkab-bogor\nkkab-malang\nkkota-malang\nkkab-',
    '\nh-1\nh1\np-7.98,112.63\ng22.00-03.00\ng23.00-03.30\na5\na10\ns8\ns12\ns15\nj11.45\nj12.00\ntmarmer\ntmalam',
    '\ni15.10.10.7.10\ni12.10.10.8.10\ni10.10.10.5.10\nr',
    'mMushola Musala Surau Masjid Agung Masjid Raya Baiturrahman Nurul Huda Al-Falah Al-Hidayah At-Taqwa Ar-Rahman An-Nur Al-Muttaqin mMasjid Jami Baitul mMasjid Nurul mMasjid Al-',
  ].join(''),
);
