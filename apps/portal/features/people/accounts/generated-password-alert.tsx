import { X } from 'lucide-react';
import { useState } from 'react';
import { userEntryName } from '~/lib/session/user-entries';

interface GeneratedPasswordAlertProps {
  email: string;
  /** An admin reads it until the password is his own. */
  canClose: boolean;
  onChange: () => void;
}

/** Asks people with a generated password to choose their own. Closing hides it until the next visit. */
export function GeneratedPasswordAlert({ email, canClose, onChange }: GeneratedPasswordAlertProps) {
  const entry = userEntryName('password-notice-closed', email);
  const [isClosed, setIsClosed] = useState(() => sessionStorage.getItem(entry) !== null);
  if (isClosed && canClose) return null;
  const close = () => {
    sessionStorage.setItem(entry, '');
    setIsClosed(true);
  };
  return (
    <aside
      aria-label="Ganti password"
      className="mb-4 flex items-center justify-between rounded-control border border-gold/50 bg-gold-soft pl-3 text-gold-text text-sm"
    >
      <p className="py-1">
        Password otomatis.{' '}
        <button
          type="button"
          onClick={onChange}
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
        >
          Ganti password
        </button>
      </p>
      {canClose && (
        <button
          type="button"
          onClick={close}
          className="grid size-11 shrink-0 place-items-center"
          aria-label="Tutup pemberitahuan"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </aside>
  );
}
