import { brand } from '@timesync/contract';
import { type Question, QuestionList } from '@timesync/ui';
import { DataBlock } from '../frame/data-block';
import { Section } from '../frame/section';
import { faqData } from '../frame/structured-data';

export function QuestionsSection() {
  return (
    <Section id="tanya" isLate title="Yang sering ditanyakan">
      <QuestionList name="tanya-jawab" questions={questions} />
      <DataBlock data={faqData(questions)} />
    </Section>
  );
}

// Asked and answered on the landing page and, from the same list, to search engines.
const questions: Question[] = [
  {
    question: 'Benarkah tidak perlu internet sama sekali?',
    answer:
      'Benar. Jam, jadwal sholat, hitung mundur iqomah dan teks berjalan dihitung di perangkat itu sendiri. Aktivasinya pun bisa tanpa internet di masjid: cukup HP Anda yang tersambung sebentar.',
  },
  {
    question: 'Apakah ada biaya bulanan atau tahunan?',
    answer:
      'Tidak ada. Lisensi dibayar satu kali dan berlaku selamanya pada perangkat tempat lisensi itu diaktifkan.',
  },
  {
    question: 'Perangkat apa yang bisa dipakai?',
    answer: `HP, tablet, TV box dan smart TV dengan Android. Jika belum punya, ${brand.box} tinggal disambungkan ke TV dengan kabel HDMI.`,
  },
  {
    question: 'Dari mana jadwal sholatnya?',
    answer:
      'Dihitung dari letak kota Anda. Jam di halaman ini memakai kriteria Kementerian Agama. Cocokkan dulu dengan jadwal resmi di daerah Anda; waktunya bisa disesuaikan.',
  },
  {
    question: 'Bagaimana cara membayarnya?',
    answer:
      'Dengan transfer bank atau dompet digital. Foto bukti transfernya, kirim lewat portal ini, dan kami periksa paling lama 1×24 jam. Setelah itu lisensi tampil di menu Produk Saya.',
  },
  {
    question: 'Bagaimana jika perangkatnya rusak?',
    answer:
      'Lisensi dapat dipindahkan ke perangkat pengganti sejenis, paling banyak 3 kali dalam 3 tahun sejak tanggal pembelian, dengan foto kerusakannya.',
  },
  {
    question: 'Bagaimana jika ternyata tidak cocok?',
    answer:
      'Cobalah dulu secara gratis di perangkat yang akan dipakai. Lisensi yang belum pernah diaktifkan dapat dikembalikan dalam 7 hari, dan uang Anda kami kembalikan seluruhnya.',
  },
];
