import { screens } from '@timesync/contract';
import type { ReactNode } from 'react';

interface Claim {
  figure: string;
  title: string;
  proof: ReactNode;
}

const linkStyle = 'font-semibold text-brand-text underline underline-offset-4';

const claims: Claim[] = [
  {
    figure: 'Rp 0',
    title: 'per bulan. Sekali bayar, selamanya.',
    proof: (
      <>
        Tertulis di{' '}
        <a href={screens.terms} className={linkStyle}>
          Syarat dan Ketentuan
        </a>{' '}
        bagian 2: “Lisensi dibayar satu kali, tanpa biaya bulanan, dan berlaku selamanya pada
        perangkat tempat lisensi itu diaktifkan.”
      </>
    ),
  },
  {
    figure: '100%',
    title: 'offline. Tidak perlu Wi-Fi di masjid.',
    proof:
      'Buktikan sekarang: setelah jam di atas tampil, matikan data internet HP Anda. Jamnya tetap berjalan, kota dan waktunya tetap bisa diganti.',
  },
  {
    figure: 'Gratis',
    title: 'dicoba dulu, semua fitur terbuka.',
    proof: (
      <>
        Isi nama, email dan nomor WhatsApp, lalu pasang aplikasinya. Tidak ada yang dibayar di muka.{' '}
        <a href={screens.sales} className={linkStyle}>
          Mulai coba gratis
        </a>
      </>
    ),
  },
];

/** Three promises, each with something the reader can check. */
export function Claims() {
  return (
    <section aria-label="Tiga janji kami" className="surface-page py-14 sm:py-20">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-8">
        {claims.map(({ figure, title, proof }) => (
          <li key={figure} className="border-gold border-t-2 pt-5">
            <h2 className="text-balance font-bold text-ink text-xl leading-snug">
              <span className="block font-extrabold text-4xl text-brand-text tracking-tight">
                {figure}
              </span>
              <span className="mt-2 block">{title}</span>
            </h2>
            <p className="mt-3 text-ink-muted">{proof}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
