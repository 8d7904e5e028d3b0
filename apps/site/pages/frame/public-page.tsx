import { brand, screens, sellerLine } from '@timesync/contract';
import { MAIN_ID, SkipLink, StarMark } from '@timesync/ui';
import type { ReactNode } from 'react';
import { useSite } from './site-context';
import { WhatsappContact } from './whatsapp-contact';

const linkStyle = 'inline-flex min-h-11 items-center underline';

/** The frame of pages that everyone may read. */
export function PublicPage({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  const { settings } = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="surface-page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
        <a
          href={screens.landing}
          aria-label={brand.name}
          className="flex min-h-11 items-center gap-2.5 rounded-control text-ink"
        >
          <StarMark className="text-gold" />
          <span className="font-extrabold text-xl tracking-tight">{brand.name}</span>
        </a>
        {nav && <nav aria-label="Utama">{nav}</nav>}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <footer className="border-line border-t">
        <div className="surface-page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4 text-ink-muted text-sm">
          <p>{sellerLine(settings.seller)}</p>
          <nav aria-label="Kaki halaman" className="flex flex-wrap items-center gap-x-6">
            <FooterLink href={screens.terms}>Syarat dan Ketentuan</FooterLink>
            <FooterLink href={screens.privacy}>Kebijakan Privasi</FooterLink>
            <FooterLink href={screens.downloads}>Unduh aplikasi</FooterLink>
            <FooterLink href={screens.licenseCheck}>Cek lisensi</FooterLink>
            <WhatsappContact className={linkStyle}>WhatsApp</WhatsappContact>
            <p className="flex flex-wrap items-center gap-x-2">
              Untuk pengembang:
              <FooterLink href={screens.simulator}>Simulator perangkat</FooterLink>
            </p>
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
