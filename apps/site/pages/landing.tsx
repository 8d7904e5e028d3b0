import { brand } from '@timesync/contract';
import { ClockDemo } from './clock/clock-demo';
import { ClockName } from './clock/clock-name';
import { ClockTown } from './clock/clock-town';
import { DataBlock } from './frame/data-block';
import { PublicPage } from './frame/public-page';
import { useSite } from './frame/site-context';
import { productData } from './frame/structured-data';
import { ActivationSteps } from './landing/activation-steps';
import { Claims } from './landing/claims';
import { Closing } from './landing/closing';
import { Entrance } from './landing/entrance';
import { Hero } from './landing/hero';
import { QuestionsSection } from './landing/questions-section';
import { SessionEnded } from './landing/session-ended';
import { DeviceChoice } from './offers/device-choice';
import { PriceList } from './offers/price-list';

export const landing = {
  title: `${brand.name} · ${brand.slogan}`,
  description:
    'Jam masjid digital untuk HP, tablet, TV box dan smart TV Android. Sekali bayar, 100% offline, bisa dicoba gratis. Lihat jadwal sholat kota Anda sekarang.',
  hasClock: true,
  Body: LandingPage,
};

function LandingPage() {
  const { products, origin } = useSite();
  return (
    <PublicPage nav={<Entrance />}>
      <SessionEnded />
      <Hero
        clock={<ClockDemo />}
        whose={
          <>
            <ClockName />
            <ClockTown />
          </>
        }
      />
      <Claims />
      <DeviceChoice />
      <PriceList />
      <DataBlock data={productData(products, origin)} />
      <ActivationSteps />
      <QuestionsSection />
      <Closing />
    </PublicPage>
  );
}
