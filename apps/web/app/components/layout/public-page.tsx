import { screens } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageFacts } from '~/lib/page/page-facts';
import { BrandHeader } from './brand-header';
import { MAIN_ID, SkipLink } from './skip-link';
import { WhatsappContact } from './whatsapp-contact';

const linkStyle = 'inline-flex min-h-11 items-center underline';

/** The frame of pages that everyone may read. */
export function PublicPage({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4">
        <BrandHeader to={screens.landing} className="text-ink" />
        {nav && <nav aria-label="Utama">{nav}</nav>}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <footer className="border-line border-t">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-4 text-ink-muted text-sm">
          <p>{pageFacts.seller}</p>
          <nav aria-label="Kaki halaman" className="flex flex-wrap items-center gap-x-6">
            <FooterLink to={screens.terms}>Syarat dan Ketentuan</FooterLink>
            <FooterLink to={screens.privacy}>Kebijakan Privasi</FooterLink>
            <FooterLink to={screens.downloads}>Unduh aplikasi</FooterLink>
            <FooterLink to={screens.licenseCheck}>Cek lisensi</FooterLink>
            <WhatsappContact className={linkStyle}>WhatsApp</WhatsappContact>
            <p className="flex flex-wrap items-center gap-x-2">
              Untuk pengembang:
              <FooterLink to={screens.simulator}>Simulator perangkat</FooterLink>
            </p>
          </nav>
        </div>
      </footer>
    </div>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={linkStyle}>
      {children}
    </Link>
  );
}
