import { type PublicSettings, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Fold } from '~/components/ui/content/fold';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { textLink } from '../text-link';
import { RecoveryCodeStep } from './recovery-code-step';
import { RecoveryEmailStep } from './recovery-email-step';
import { RecoveryPasswordStep } from './recovery-password-step';
import { WithoutMail } from './without-mail';

// A cheap phone drops the tab while its owner reads the mail, so where the code was sent lies in the
// page's entry in the browser's history. The code itself is never stored: it is typed again.
interface SentCode {
  email: string;
  message: string;
}

const recoveryEntry = (sent: SentCode) => ({ recovery: sent });

function readRecoveryEntry(state: unknown): SentCode | undefined {
  const sent = (state as Partial<ReturnType<typeof recoveryEntry>> | null)?.recovery;
  return typeof sent?.email === 'string' && typeof sent.message === 'string' ? sent : undefined;
}

interface Verified {
  code: string;
  message: string;
}

/** Forgotten password: email, then the code from the mail, then a new password, which signs in. */
export function Recovery({ settings }: { settings: PublicSettings | null | undefined }) {
  const sent = readRecoveryEntry(useLocation().state);
  const [verified, setVerified] = useState<Verified>();
  const navigate = useNavigate();
  const canSendMail = settings?.canSendMail ?? true;
  const step = !sent ? 1 : verified ? 3 : 2;
  const requestNewCode = () => {
    setVerified(undefined);
    void navigate(screens.forgotPassword);
  };
  const emailStep = (
    <RecoveryEmailStep
      onSent={(email, message) => {
        setVerified(undefined);
        void navigate(screens.forgotPassword, { state: recoveryEntry({ email, message }) });
      }}
    />
  );
  return (
    <div className="space-y-5">
      <p className="font-semibold text-gold-text text-sm">Langkah {step} dari 3</p>
      {!canSendMail && <WithoutMail whatsappNumber={settings?.whatsappNumber ?? null} />}
      {verified && <Alert tone="success">{verified.message}</Alert>}
      {sent && !verified && canSendMail && <Alert tone="success">{sent.message}</Alert>}
      {/* A form must not fold away while somebody types. Mails that cannot leave lie in the server's
          outbox, so an admin beside it can read the code out. */}
      {!sent && settings === undefined && <Skeleton className="h-40" />}
      {!sent &&
        settings !== undefined &&
        (canSendMail ? emailStep : <Fold title="Minta kode OTP lewat admin">{emailStep}</Fold>)}
      {sent && !verified && (
        <RecoveryCodeStep
          email={sent.email}
          isMailed={canSendMail}
          onVerified={(code, message) => setVerified({ code, message })}
        />
      )}
      {sent && verified && <RecoveryPasswordStep code={verified.code} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={screens.login} className={textLink}>
          Kembali ke login
        </Link>
        {sent && (
          <button type="button" onClick={requestNewCode} className={textLink}>
            Minta kode baru
          </button>
        )}
      </div>
    </div>
  );
}
