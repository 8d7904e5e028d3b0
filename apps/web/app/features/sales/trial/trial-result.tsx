import { ExternalLink, MessagesSquare } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { StarMark } from '~/components/layout/star-mark';
import { Button } from '~/components/ui/buttons/button';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import type { TrialAnswer } from './send-trial';
import { TrialCredentials } from './trial-credentials';
import { useBackPress } from './use-back-press';

interface TrialResultProps {
  answer: TrialAnswer;
  /** Null when the seller has set none. */
  channelUrl: string | null;
  onClose: () => void;
}

/** What the button says as it closes; the browser's own ways (Escape, the phone's back) say nothing. */
const CHOSEN = 'tutup';

/**
 * Covers the whole screen: the password in it is shown only this once, so only 'Tutup' closes it, never
 * a key or gesture that slipped.
 */
export function TrialResult({ answer, channelUrl, onClose }: TrialResultProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // By itself the focus would be on the first button, past what is to be read.
    heading.current?.focus();
  }, []);

  const { message, user, link } = answer;
  const hasPassword = 'password' in user;
  useBackPress(() => {
    if (!hasPassword) dialog.current?.close();
    return hasPassword;
  });
  const handleClose = () => {
    // A browser that was refused once closes the second time without asking.
    if (hasPassword && dialog.current?.returnValue !== CHOSEN) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => hasPassword && event.preventDefault()}
      onClose={handleClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-fade-in overflow-y-auto overscroll-contain bg-canvas text-ink"
    >
      <div className="girih bg-deep px-5 pt-8 pb-22 text-center text-deep-ink">
        <StarMark className="mx-auto size-12 text-deep-gold" />
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="mx-auto mt-3 max-w-xl font-extrabold text-2xl sm:text-3xl focus:outline-none"
        >
          {message}
        </h2>
      </div>
      <div className="-mt-16 relative mx-auto max-w-md px-4 pb-10">
        <div className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-float sm:p-7">
          {hasPassword ? (
            <TrialCredentials email={user.email} password={user.password} />
          ) : (
            <p className="text-ink">
              Email <strong className="break-all">{user.email}</strong> sudah terdaftar. Silakan
              login dengan password Anda. Jika lupa, pilih “Lupa password?” di halaman login.
            </p>
          )}
          <a
            href={link}
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
          <Button variant="ghost" onClick={() => dialog.current?.close(CHOSEN)} className="w-full">
            Tutup
          </Button>
        </div>
      </div>
    </dialog>
  );
}
