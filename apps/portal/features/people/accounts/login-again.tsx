import { type FactorQuestion, screenSentences, z } from '@timesync/contract';
import { useState } from 'react';
import { FormDialog, PasswordField } from '~/components/form';
import { Dialog } from '~/components/ui';
import { ApiError, callApi } from '~/lib/api';
import { enterPortal } from './enter-portal';
import { SignInStep } from './second-factor/sign-in-step';

const passwordForm = z.object({ password: z.string().min(1, 'Password wajib diisi') });
const TITLE = 'Masuk lagi';

interface LoginAgainDialogProps {
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** The same person signs in over the screen; then the call that waits is sent again. */
export default function LoginAgainDialog({ email, onDone, onClose }: LoginAgainDialogProps) {
  const [question, setQuestion] = useState<FactorQuestion>();
  if (question) {
    return (
      <Dialog onClose={onClose} title={TITLE}>
        <SignInStep question={question} onDone={onDone} onAgain={() => setQuestion(undefined)} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={TITLE}
      description="Sesi Anda sudah berakhir. Isian Anda masih ada: masukkan password untuk melanjutkan."
      about={email}
      schema={passwordForm}
      defaultValues={{ password: '' }}
      confirm="Masuk dan lanjutkan"
      back="Batal"
      onSubmit={async ({ password }) => {
        const reply = await callApi('POST /auth/login', { body: { email, password } });
        if (enterPortal(reply.user)) return onDone();
        const secondFactor = reply.loggedIn ? undefined : reply.secondFactor;
        if (!secondFactor) throw new ApiError(screenSentences.LOGIN_REFUSED, { status: 200 });
        setQuestion(secondFactor);
      }}
      onClose={onClose}
    >
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        data-takes-focus
      />
    </FormDialog>
  );
}
