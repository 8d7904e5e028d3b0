import { login, loginBody, screens } from '@timesync/contract';
import { Link, useLocation } from 'react-router';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { session } from '~/lib/session/session-store';
import { ArrivalNotice } from './arrival-notice';
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
        const { user } = await callApi(login, { body }, { toast: false });
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
