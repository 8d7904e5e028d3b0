import { GENERATED_PASSWORD_DAYS } from '@timesync/contract';
import { Button, buttonStyle, StarMark } from '@timesync/ui';
import { Copy, ExternalLink, MessagesSquare } from 'lucide-react';
import { useSite } from '../frame/site-context';

/** Covers the whole screen after a registration; `islands/sales/trial-result.ts` fills and opens it. */
export function TrialResult() {
  const { channelUrl } = useSite().settings;
  return (
    <dialog
      data-trial-result=""
      aria-labelledby="judul-hasil"
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto overscroll-contain bg-canvas text-ink open:animate-fade-in"
    >
      <div className="girih bg-deep px-5 pt-8 pb-22 text-center text-deep-ink">
        <StarMark className="mx-auto size-12 text-deep-gold" />
        <h2
          id="judul-hasil"
          data-say="message"
          tabIndex={-1}
          className="mx-auto mt-3 max-w-xl font-extrabold text-2xl focus:outline-none sm:text-3xl"
        >
          Hasil pendaftaran
        </h2>
      </div>
      <div className="-mt-16 relative mx-auto max-w-md px-4 pb-10">
        <div className="space-y-5 surface-sheet p-5 sm:p-7">
          <div data-outcome="new" className="space-y-5">
            <p className="text-ink">
              Simpan email dan password ini: password hanya tampil satu kali, dan berlaku{' '}
              {GENERATED_PASSWORD_DAYS} hari sebelum dipakai pertama kali.
            </p>
            <div className="divide-y divide-line rounded-control border border-line bg-sunken">
              <Credential label="Email" name="email" />
              <Credential label="Password" name="password" className="font-mono tracking-wide" />
            </div>
            {/* The space is reserved, so that nothing jumps. */}
            <p
              role="alert"
              data-say="copied"
              className="min-h-6 text-center font-semibold text-success-text"
            />
          </div>
          <p data-outcome="known" className="text-ink">
            Email <strong data-say="email" className="break-all" /> sudah terdaftar. Silakan login
            dengan password Anda. Jika lupa, pilih “Lupa password?” di halaman login.
          </p>
          <a
            data-login=""
            href="/login"
            // biome-ignore lint/security/noBlankTarget: our own page; with noopener it would not know the email typed here
            target="_blank"
            rel="opener"
            className={buttonStyle('primary', 'regular', 'min-h-12 w-full text-base')}
          >
            Login Sekarang
            <ExternalLink aria-hidden className="size-5" />
          </a>
          {channelUrl && (
            <a
              href={channelUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('secondary', 'regular', 'w-full')}
            >
              <MessagesSquare aria-hidden className="size-5" />
              Gabung saluran WhatsApp
            </a>
          )}
          <Button variant="quiet" data-close="" className="w-full">
            Tutup
          </Button>
        </div>
      </div>
    </dialog>
  );
}

interface CredentialProps {
  label: string;
  name: 'email' | 'password';
  className?: string;
}

function Credential({ label, name, className = '' }: CredentialProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 py-1.5 pr-1.5 pl-4">
      <span className="text-ink-muted text-sm">{label}</span>
      <Button variant="quiet" aria-label={`Salin ${label.toLowerCase()}`} data-copies={name}>
        <Copy aria-hidden className="size-5" />
        Salin
      </Button>
      <p
        data-say={name}
        className={`w-full break-words pr-3 pb-2 font-bold text-ink text-lg leading-snug ${className}`}
      />
    </div>
  );
}
