import { type FactorQuestion, screenSentences, screens } from '@timesync/contract';
import { personInputs, typedEmail } from '@timesync/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { Form, PasswordField, SubmitButton, TextField } from '~/components/form';
import { lazyPart } from '~/components/ui';
import { ApiError, callApi } from '~/lib/api';
import { enterPortal } from './enter-portal';
import { StoredEmail } from './stored-email';
import { textLink } from './text-link';

const schema = async () => (await import('./form-schemas')).loginBody;

const SignInStep = lazyPart(async () => (await import('./second-factor/sign-in-step')).SignInStep);

export function LoginForm() {
  const [question, setQuestion] = useState<FactorQuestion>();
  if (question) return <SignInStep question={question} onAgain={() => setQuestion(undefined)} />;
  return (
    <Form
      schema={schema}
      defaultValues={{ email: typedEmail.find(), password: '' }}
      fallbackError="Terjadi kesalahan saat login"
      onSubmit={async (body) => {
        const reply = await callApi('POST /auth/login', { body });
        // The guard of this screen sees the session and goes to the dashboard.
        if (enterPortal(reply.user)) return;
        const secondFactor = reply.loggedIn ? undefined : reply.secondFactor;
        if (!secondFactor) {
          throw new ApiError(screenSentences.LOGIN_REFUSED, { status: 200 });
        }
        await SignInStep.prefetch();
        setQuestion(secondFactor);
      }}
    >
      <StoredEmail />
      <TextField {...personInputs.email} autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <div className="-mt-3 flex justify-end">
        <Link to={screens.forgotPassword} className={textLink}>
          Lupa password?
        </Link>
      </div>
      <SubmitButton className="w-full">Masuk</SubmitButton>
    </Form>
  );
}
