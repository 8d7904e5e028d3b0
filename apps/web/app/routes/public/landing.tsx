import { brand, screens } from '@timesync/contract';
import { PublicPage } from '~/components/layout/public-page';
import ClockDemo from '~/features/clock/clock-demo';
import { ClockName } from '~/features/clock/clock-name';
import { ActivationSteps } from '~/features/site/landing/activation-steps';
import { Claims } from '~/features/site/landing/claims';
import { Closing } from '~/features/site/landing/closing';
import { Entrance } from '~/features/site/landing/entrance';
import { Hero } from '~/features/site/landing/hero';
import { QuestionsSection } from '~/features/site/landing/questions-section';
import { Offers } from '~/features/site/offers/offers';
import { publicPageMeta } from '~/lib/page/public-page-meta';

export const meta = () =>
  publicPageMeta({
    title: `${brand.name} · ${brand.slogan}`,
    description:
      'Jam masjid digital untuk HP, tablet, TV box dan smart TV Android. Sekali bayar, 100% offline, bisa dicoba gratis. Lihat jadwal sholat kota Anda sekarang.',
    path: screens.landing,
  });

/** Without state of its own: what is read after the paint redraws only the part that shows it. */
export default function LandingPage() {
  return (
    <PublicPage nav={<Entrance />}>
      <Hero name={<ClockName />} clock={<ClockDemo />} />
      <Claims />
      <Offers />
      <ActivationSteps />
      <QuestionsSection />
      <Closing />
    </PublicPage>
  );
}
