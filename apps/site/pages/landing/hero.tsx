import { brand } from '@timesync/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../frame/button-link';
import { TRIAL_FORM_URL } from '../sales/trial-link';

interface HeroProps {
  /** The fields that the clock answers to. */
  whose: ReactNode;
  clock: ReactNode;
}

/** The promise on deep green and, reaching out of it, the thing itself. */
export function Hero({ whose, clock }: HeroProps) {
  return (
    <>
      <section className="relative bg-deep text-deep-ink">
        {/* Apart from the content: the list of towns opens over the clock below. */}
        <div aria-hidden className="absolute inset-0">
          <div className="girih size-full" />
        </div>
        <div className="relative mx-auto max-w-3xl px-5 pt-10 pb-44 sm:pt-16 sm:pb-72 sm:text-center">
          <h1 className="font-extrabold text-4xl leading-[1.1] tracking-tight sm:text-6xl">
            {brand.slogan}
          </h1>
          <p className="mt-4 text-balance text-deep-muted text-lg sm:mx-auto sm:max-w-2xl">
            Ketik nama dan kota masjid Anda, lalu lihat jamnya berjalan di sini, sekarang juga.
            Belum perlu memasang apa pun.
          </p>
          <div className="mt-6 space-y-2 sm:mx-auto sm:max-w-lg">{whose}</div>
          <div className="mt-4 flex flex-wrap gap-3 sm:justify-center">
            <ButtonLink href={TRIAL_FORM_URL} variant="gold" className="min-h-12 px-6">
              Coba gratis
            </ButtonLink>
            <a
              href="#harga"
              className="inline-flex min-h-12 items-center rounded-control border border-deep-muted px-6 font-semibold text-sm hover:bg-current/10"
            >
              Lihat harga
            </a>
          </div>
        </div>
      </section>
      <section aria-label="Jam masjid Anda" className="-mt-34 sm:-mt-58 relative z-10 surface-page">
        {clock}
      </section>
    </>
  );
}
