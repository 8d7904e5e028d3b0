import { brand, screens } from '@timesync/contract';
import { QuestionList } from '~/components/ui/content/question-list';
import { DemoVideo } from '~/features/sales/demo-video';
import { SalesClosing } from '~/features/sales/sales-closing';
import { SalesFrame } from '~/features/sales/sales-frame';
import { SalesHero } from '~/features/sales/sales-hero';
import { salesQuestions } from '~/features/sales/sales-questions';
import { ScreenshotCarousel } from '~/features/sales/screenshot-carousel';
import { TrialSection } from '~/features/sales/trial/trial-section';
import { DataBlock } from '~/features/site/data-block';
import { LowestPrice } from '~/features/site/offers/lowest-price';
import { Section } from '~/features/site/section';
import { faqData } from '~/features/site/structured-data';
import { publicPageMeta } from '~/lib/page/public-page-meta';
import { usePublicSellerSettings } from '~/lib/seller-settings/use-public-seller-settings';

export const meta = () =>
  publicPageMeta({
    title: `Coba gratis jam masjid digital · ${brand.name}`,
    description:
      'Coba jam masjid digital di TV, tablet atau HP Android masjid Anda. Gratis, semua fitur terbuka, tanpa internet. Sekali bayar jika sudah cocok.',
    path: screens.sales,
  });

export default function SalesPage() {
  const settings = usePublicSellerSettings();
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
        <TrialSection settings={settings} />
      </Section>
      <Section id="tanya" title="Yang sering ditanyakan">
        <div className="max-w-3xl">
          <QuestionList name="tanya-jawab" questions={salesQuestions} />
        </div>
      </Section>
      <SalesClosing />
      <DataBlock data={faqData(salesQuestions)} />
    </SalesFrame>
  );
}
