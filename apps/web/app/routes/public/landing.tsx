import { brand, type getPublicConfig, type listProducts, screens } from '@timesync/contract';
import { PublicPage } from '~/components/layout/public-page';
import { ActivationSteps } from '~/features/landing/activation-steps';
import { Claims } from '~/features/landing/claims';
import { Closing } from '~/features/landing/closing';
import { DataBlock } from '~/features/landing/data-block';
import { DeviceChoice } from '~/features/landing/device-choice';
import { findOffers } from '~/features/landing/device-offers';
import { Entrance } from '~/features/landing/entrance';
import { Hero } from '~/features/landing/hero';
import { PriceList } from '~/features/landing/price-list';
import { questions } from '~/features/landing/questions';
import { QuestionsSection } from '~/features/landing/questions-section';
import { faqData, productData } from '~/features/landing/structured-data';
import { publicPageMeta } from '~/lib/public-page-meta';
import { usePublicRead } from '~/lib/use-public-read';
import { useSession } from '~/lib/use-session';

export const meta = () =>
  publicPageMeta({
    title: `${brand.name} · ${brand.slogan}`,
    description:
      'Jam masjid digital untuk HP, tablet, TV box dan smart TV Android. Sekali bayar, 100% offline, bisa dicoba gratis. Lihat jadwal sholat kota Anda sekarang.',
    path: screens.landing,
  });

export default function LandingPage() {
  const isSignedIn = useSession().status === 'signed-in';
  const catalogue = usePublicRead<typeof listProducts>('/public/products');
  const config = usePublicRead<typeof getPublicConfig>('/public/config');
  const products = catalogue.status === 'ready' ? catalogue.data.data : [];
  return (
    <PublicPage nav={<Entrance isSignedIn={isSignedIn} />}>
      <Hero clock={<div className="aspect-video rounded-card bg-deep-raised" />} />
      <Claims />
      <DeviceChoice offers={findOffers(products)} />
      <PriceList catalogue={catalogue} isSignedIn={isSignedIn} />
      <ActivationSteps />
      <QuestionsSection />
      <Closing
        whatsappNumber={config.status === 'ready' ? config.data.whatsappNumber : undefined}
      />
      <DataBlock data={productData(products)} />
      <DataBlock data={faqData(questions)} />
    </PublicPage>
  );
}
