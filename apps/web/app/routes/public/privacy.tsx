import { brand } from '@timesync/contract';
import { PublicPage } from '~/components/layout/public-page';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Kebijakan Privasi');

const sections = [
  {
    title: 'Data yang kami simpan',
    text: 'Nama, alamat email, nomor WhatsApp, dan password yang disimpan dalam bentuk teracak sehingga tidak dapat kami baca.',
  },
  {
    title: 'Untuk apa',
    text: 'Untuk membuka akun Anda, mengirim kode OTP, memproses pembelian lisensi, dan menjawab pertanyaan Anda. Data tidak kami jual.',
  },
  {
    title: 'Cookie',
    text: 'Kami memakai cookie agar Anda tetap masuk dan agar tampilan menu diingat. Tidak ada cookie iklan di halaman akun.',
  },
  {
    title: 'Hak Anda',
    text: 'Anda dapat mengubah data di menu Account, dan dapat meminta salinan atau penghapusan data Anda kepada admin, sesuai UU No. 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
  },
];

export default function PrivacyPage() {
  return (
    <PublicPage>
      <article className="mx-auto max-w-2xl px-5 py-10">
        <h1 className="font-bold text-3xl text-ink">Kebijakan Privasi</h1>
        <p className="mt-2 text-ink-muted">Cara {brand.name} menjaga data Anda.</p>
        {sections.map(({ title, text }) => (
          <section key={title} className="mt-8">
            <h2 className="font-bold text-ink text-xl">{title}</h2>
            <p className="mt-2 text-ink">{text}</p>
          </section>
        ))}
      </article>
    </PublicPage>
  );
}
