import { brand } from '@timesync/contract';
import { QuestionList } from '@timesync/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataBlock } from './frame/data-block';
import { Section } from './frame/section';
import { faqData } from './frame/structured-data';
import { LowestPrice } from './offers/lowest-price';
import { DemoVideo } from './sales/demo-video';
import { SalesFrame } from './sales/sales-frame';
import { salesQuestions } from './sales/sales-questions';
import { ScreenshotCarousel } from './sales/screenshot-carousel';
import { TrialLink } from './sales/trial-link';
import { TrialSection } from './sales/trial-section';

export const sales = {
  title: `Coba gratis jam masjid digital · ${brand.name}`,
  description:
    'Coba jam masjid digital di TV, tablet atau HP Android masjid Anda. Gratis, semua fitur terbuka, tanpa internet. Sekali bayar jika sudah cocok.',
  script: 'sales/sales',
  Body: SalesPage,
};

function SalesPage() {
  return (
    <SalesFrame>
      <SalesHero video={<DemoVideo />} cost={<LowestPrice />} />
      <Section
        id="tampilan"
        title="Tampilannya di masjid Anda"
        lead="Terbaca dari saf belakang, siang dan malam."
      >
        <ScreenshotCarousel />
      </Section>
      <Section
        id="cara-mencoba"
        isBand
        title="Coba gratis, semua fitur terbuka"
        lead="Tidak ada yang dibayar di muka. Lisensi hanya diperlukan bila Anda ingin memakainya seterusnya."
      >
        <TrialSection />
      </Section>
      <Section id="tanya" isLate title="Yang sering ditanyakan">
        <div className="max-w-3xl">
          <QuestionList name="tanya-jawab" questions={salesQuestions} />
        </div>
      </Section>
      <SalesClosing />
      <DataBlock data={faqData(salesQuestions)} />
    </SalesFrame>
  );
}

function SalesClosing() {
  return (
    <section aria-labelledby="judul-ajakan" className="girih bg-deep text-deep-ink">
      <div className="surface-page flex flex-col items-center py-16 text-center sm:py-24">
        <h2 id="judul-ajakan" className="max-w-2xl font-extrabold text-3xl sm:text-4xl">
          Lihat sendiri di layar masjid Anda
        </h2>
        <p className="mt-3 mb-8 max-w-xl text-balance text-deep-muted text-lg">
          Daftar satu menit, pasang, lalu cocokkan jadwalnya dengan masjid Anda.
        </p>
        <TrialLink />
      </div>
    </section>
  );
}

const promises = ['Sekali bayar, tanpa biaya bulanan', '100% offline', 'Semua fitur bisa dicoba'];

interface SalesHeroProps {
  video: ReactNode;
  /** What it costs, in one line. */
  cost: ReactNode;
}

/** The video hangs half over the edge: the eye goes down with it. */
function SalesHero({ video, cost }: SalesHeroProps) {
  return (
    <>
      <section className="girih bg-deep text-deep-ink">
        <div className="mx-auto max-w-3xl px-5 pt-8 pb-40 sm:pt-14 sm:pb-72 sm:text-center">
          <h1 className="font-extrabold text-4xl leading-[1.1] tracking-tight sm:text-6xl">
            Jadwal sholat di layar masjid, tanpa repot dan tanpa internet
          </h1>
          <p className="mt-4 text-balance text-deep-muted text-lg sm:mx-auto sm:max-w-2xl">
            Jam digital, hitung mundur iqomah, info masjid dan teks berjalan di TV atau tablet
            Android. Diatur dari HP Anda. Cobalah dulu di masjid sendiri, gratis.
          </p>
          <div className="mt-7">
            <TrialLink />
          </div>
          <div className="mt-4 text-deep-muted">{cost}</div>
          <ul className="mt-6 flex flex-col gap-x-6 gap-y-2 text-sm sm:flex-row sm:flex-wrap sm:justify-center">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Check aria-hidden className="size-5 shrink-0 text-deep-gold" strokeWidth={2.5} />
                {promise}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className="-mt-32 sm:-mt-60 relative mx-auto max-w-4xl px-5">{video}</div>
    </>
  );
}
