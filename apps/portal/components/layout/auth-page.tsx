import { brand, screens } from '@timesync/contract';
import { MAIN_ID, SkipLink } from '@timesync/ui';
import type { ReactNode } from 'react';
import { BrandHeader } from './brand-header';

interface AuthPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** Login and its neighbours: the form beside a deep green panel, or below a band of it. */
export function AuthPage({ title, description, children }: AuthPageProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <SkipLink />
      <header className="girih flex flex-col justify-between gap-8 bg-deep px-5 pt-5 pb-16 text-deep-ink lg:sticky lg:top-0 lg:h-dvh lg:p-12">
        <BrandHeader to={screens.landing} className="self-start" />
        <p className="hidden max-w-md text-balance font-bold text-4xl leading-tight lg:block">
          {brand.slogan}
        </p>
        <p className="hidden text-deep-muted text-sm lg:block">
          Sekali beli, tanpa biaya bulanan, tanpa internet.
        </p>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="-mt-10 relative z-10 px-4 pb-12 focus:outline-none lg:mt-0 lg:grid lg:place-items-center lg:py-12"
      >
        <div className="mx-auto w-full max-w-md surface-sheet p-6 sm:p-8">
          <h1 className="font-bold text-2xl text-ink">{title}</h1>
          <p className="mt-1 mb-6 text-ink-muted text-sm">{description}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
