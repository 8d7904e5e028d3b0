import { screens } from '@timesync/contract';
import { MAIN_ID, SkipLink, StarMark } from '@timesync/ui';
import type { ReactNode } from 'react';
import { BrandHeader } from './brand-header';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A whole page that says one thing: not allowed, something broke. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <div className="grid min-h-[70dvh] place-items-center px-5 py-16">
      <div className="flex max-w-md flex-col items-center gap-4 text-center">
        <StarMark className="size-14 text-gold" />
        <h1 className="font-bold text-2xl text-ink">{title}</h1>
        <div className="text-ink-muted">{children}</div>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
      </div>
    </div>
  );
}

/** The same outside the layout of the signed-in screens. */
export function LoneMessagePage(props: MessagePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="surface-page py-4">
        <BrandHeader to={screens.landing} className="w-fit text-ink" />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        <MessagePage {...props} />
      </main>
    </div>
  );
}
