// The ad pixel may be on in this document alone, so every way out of it is a whole page load: plain
// links, no client-side navigation.
import { brand, screens } from '@timesync/contract';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { MAIN_ID, SkipLink } from '~/components/layout/skip-link';
import { StarMark } from '~/components/layout/star-mark';
import { WhatsappContact } from '~/components/layout/whatsapp-contact';

const linkStyle = 'inline-flex min-h-11 items-center underline';

export function SalesFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bg-deep text-deep-ink">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
          <a
            href={screens.landing}
            aria-label={brand.name}
            className="flex min-h-11 items-center gap-2.5 rounded-control"
          >
            <StarMark className="text-deep-gold" />
            <span className="font-extrabold text-xl tracking-tight">{brand.name}</span>
          </a>
          <a
            href={screens.login}
            className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-sm hover:bg-current/10"
          >
            Masuk
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <footer className="bg-canvas">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-5 text-ink-muted text-sm">
          <p>
            © <CurrentYear /> {brand.name}
          </p>
          <nav aria-label="Kaki halaman" className="flex flex-wrap gap-x-6">
            <FooterLink href={screens.terms}>Syarat dan Ketentuan</FooterLink>
            <FooterLink href={screens.privacy}>Kebijakan Privasi</FooterLink>
            <WhatsappContact className={linkStyle}>WhatsApp</WhatsappContact>
          </nav>
        </div>
      </footer>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={linkStyle}>
      {children}
    </a>
  );
}

/**
 * The page was drawn in the year of the build and may be read in a later one: React keeps the drawn
 * text, and the year is set right afterwards.
 */
function CurrentYear() {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current) element.current.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={element} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}
