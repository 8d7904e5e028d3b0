import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { TrialLink } from './trial-link';

const promises = ['Sekali bayar, tanpa biaya bulanan', '100% offline', 'Semua fitur bisa dicoba'];

interface SalesHeroProps {
  video: ReactNode;
  /** What it costs, in one line. */
  cost: ReactNode;
}

/** The video hangs half over the edge: the eye goes down with it. */
export function SalesHero({ video, cost }: SalesHeroProps) {
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
