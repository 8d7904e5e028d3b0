import { brand, SESSION_ENDED, screens } from '@timesync/contract';
import { Alert, buttonStyle } from '@timesync/ui';
import { MessageCircleMore } from 'lucide-react';
import { ClockDemo } from './clock/clock-demo';
import { ClockName } from './clock/clock-name';
import { ClockTown } from './clock/clock-town';
import { ButtonLink } from './frame/button-link';
import { DataBlock } from './frame/data-block';
import { PublicPage } from './frame/public-page';
import { useSite } from './frame/site-context';
import { productData } from './frame/structured-data';
import { WhatsappContact } from './frame/whatsapp-contact';
import { ActivationSteps } from './landing/activation-steps';
import { Claims } from './landing/claims';
import { Hero } from './landing/hero';
import { QuestionsSection } from './landing/questions-section';
import { DeviceChoice } from './offers/device-choice';
import { PriceList } from './offers/price-list';
import { TRIAL_FORM_URL } from './sales/trial-link';

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

/** For whoever was led here from a screen that needs a login: its link has this mark, and no script is needed. */
function SessionEnded() {
  return (
    <div id={SESSION_ENDED} className="surface-page hidden scroll-mt-24 pb-4 target:block">
      <Alert tone="info">
        Sesi Anda sudah berakhir, jadi Anda keluar dari akun.{' '}
        <a href={screens.login} className="font-bold underline">
          Masuk lagi
        </a>{' '}
        dengan email dan password Anda untuk melanjutkan.
      </Alert>
    </div>
  );
}

const linkStyle =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-ink text-sm hover:bg-sunken';

/** The way in, top right. */
function Entrance() {
  return (
    <div className="flex items-center gap-1">
      <a href="#harga" className={`${linkStyle} max-sm:hidden`}>
        Harga
      </a>
      <a href="#aktivasi" className={`${linkStyle} max-md:hidden`}>
        Cara aktivasi
      </a>
      <a href="#tanya" className={`${linkStyle} max-md:hidden`}>
        Tanya jawab
      </a>
      <ButtonLink href={screens.dashboard} className="only-signed-in">
        Buka dashboard
      </ButtonLink>
      <a href={screens.login} className={`${linkStyle} only-guests`}>
        Masuk
      </a>
      <ButtonLink href={screens.signup} className="only-guests">
        Daftar
      </ButtonLink>
    </div>
  );
}

const whatsappStyle = buttonStyle(
  'quiet',
  'regular',
  'min-h-12 animate-fade-in border border-deep-muted px-6',
);

function Closing() {
  return (
    <section aria-labelledby="judul-penutup" className="girih bg-deep text-deep-ink">
      <div className="surface-page flex flex-col items-center py-16 text-center sm:py-24">
        <h2 id="judul-penutup" className="max-w-2xl font-extrabold text-3xl sm:text-4xl">
          Coba dulu di masjid Anda. Bayar kalau sudah cocok.
        </h2>
        <p className="mt-3 max-w-xl text-balance text-deep-muted text-lg">
          Semua fitur terbuka selama mencoba, dan tidak ada yang dibayar di muka.
        </p>
        <div className="mt-8 flex min-h-12 flex-wrap justify-center gap-3">
          <ButtonLink href={TRIAL_FORM_URL} variant="gold" className="min-h-12 px-6">
            Coba gratis
          </ButtonLink>
          <WhatsappContact className={whatsappStyle}>
            <MessageCircleMore aria-hidden className="size-5" />
            Tanya lewat WhatsApp
          </WhatsappContact>
        </div>
      </div>
    </section>
  );
}
