import { errorCatalogue, login, loginBody, screens } from '@timesync/contract';
import { useFormState } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Alert } from '~/components/ui/feedback/alert';
import { callApi } from '~/lib/api/api-client';
import { ApiError } from '~/lib/api/api-error';
import { session } from '~/lib/session/session-store';
import { readLoginNotice } from './login-notice';
import { textLink } from './text-link';

export function LoginForm() {
  const notice = readLoginNotice(useLocation().state);
  return (
    <Form
      schema={loginBody}
      defaultValues={{ email: notice?.email ?? '', password: '' }}
      fallbackError="Terjadi kesalahan saat login"
      onSubmit={async (body) => {
        const { loggedIn, user } = await callApi(login, { body });
        if (!loggedIn) throw new ApiError(errorCatalogue.LOGIN_REFUSED.message, { status: 200 });
        // The guard of this screen sees the session and goes to the dashboard.
        session.signIn(user);
      }}
    >
      {notice && <ArrivalNotice message={notice.message} />}
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
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

/** What the screen before achieved. Once the form was sent it is old news, and would stand beside an error. */
function ArrivalNotice({ message }: { message: string }) {
  const { isSubmitted } = useFormState();
  return !isSubmitted && <Alert tone="success">{message}</Alert>;
}
