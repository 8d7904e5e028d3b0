import { brand, screens } from '@timesync/contract';
import { MAIN_ID, SkipLink, StarMark } from '@timesync/ui';
import type { ReactNode } from 'react';
import { WhatsappContact } from '../frame/whatsapp-contact';

const linkStyle = 'inline-flex min-h-11 items-center underline';

export function SalesFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="bg-deep text-deep-ink">
        <div className="surface-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
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
        <div className="surface-page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-5 text-ink-muted text-sm">
          <p>
            © <span data-year="">{new Date().getFullYear()}</span> {brand.name}
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
