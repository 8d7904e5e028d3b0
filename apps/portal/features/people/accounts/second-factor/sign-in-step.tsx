import type { FactorQuestion } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { callApi } from '~/lib/api';
import { enterPortal } from '../enter-portal';
import { FactorForm } from './factor-form';

interface SignInStepProps {
  question: FactorQuestion;
  onDone?: () => void;
  onAgain: () => void;
}

/** The password was right; now what only its owner has. */
export function SignInStep({ question, onDone, onAgain }: SignInStepProps) {
  return (
    <div className="space-y-4">
      <p className="text-ink">Satu langkah lagi: buktikan bahwa ini memang Anda.</p>
      <FactorForm
        question={question}
        send={async (body) => {
          const { user } = await callApi('POST /auth/login/second-factor', { body });
          if (enterPortal(user)) onDone?.();
          else onAgain();
        }}
      />
      <Button variant="quiet" className="w-full" onClick={onAgain}>
        Kembali ke login
      </Button>
    </div>
  );
}
