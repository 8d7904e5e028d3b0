import { brand } from '@timesync/contract';
import { QuestionList } from '@timesync/ui';
import { DataBlock } from './frame/data-block';
import { Section } from './frame/section';
import { faqData } from './frame/structured-data';
import { LowestPrice } from './offers/lowest-price';
import { DemoVideo } from './sales/demo-video';
import { SalesClosing } from './sales/sales-closing';
import { SalesFrame } from './sales/sales-frame';
import { SalesHero } from './sales/sales-hero';
import { salesQuestions } from './sales/sales-questions';
import { ScreenshotCarousel } from './sales/screenshot-carousel';
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
