import { screens } from '@timesync/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Alert } from '~/components/ui/alert';
import { loginNotice } from './login-notice';
import { RecoveryCodeStep } from './recovery-code-step';
import { RecoveryEmailStep } from './recovery-email-step';
import { RecoveryPasswordStep } from './recovery-password-step';
import { textLink } from './text-link';

type Progress =
  | { step: 1 }
  | { step: 2; email: string; message: string }
  | { step: 3; code: string; message: string };

/** Forgotten password: email, then the code from the mail, then a new password, then login. */
export function Recovery() {
  const [progress, setProgress] = useState<Progress>({ step: 1 });
  const navigate = useNavigate();
  return (
    <div className="space-y-5">
      <p className="font-semibold text-gold-text text-sm">Langkah {progress.step} dari 3</p>
      {progress.step !== 1 && <Alert tone="success">{progress.message}</Alert>}
      {progress.step === 1 && (
        <RecoveryEmailStep onSent={(email, message) => setProgress({ step: 2, email, message })} />
      )}
      {progress.step === 2 && (
        <RecoveryCodeStep
          email={progress.email}
          onVerified={(code, message) => setProgress({ step: 3, code, message })}
        />
      )}
      {progress.step === 3 && (
        <RecoveryPasswordStep
          code={progress.code}
          onReset={(message) => navigate(screens.login, { state: loginNotice(message) })}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={screens.login} className={textLink}>
          Kembali ke login
        </Link>
        {progress.step !== 1 && (
          <button type="button" onClick={() => setProgress({ step: 1 })} className={textLink}>
            Minta kode baru
          </button>
        )}
      </div>
    </div>
  );
}
