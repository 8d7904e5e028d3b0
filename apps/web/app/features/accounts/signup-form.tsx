import { register, registerBody, screens } from '@timesync/contract';
import { Link, useNavigate } from 'react-router';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { PersonFields } from '~/components/form/person-fields';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';
import { ApiError } from '~/lib/api/api-error';
import { loginNotice } from './login-notice';

export function SignupForm() {
  const navigate = useNavigate();
  return (
    <Form
      schema={registerBody}
      defaultValues={{ name: '', email: '', whatsapp: '', password: '' }}
      fallbackError="Terjadi kesalahan saat signup"
      onSubmit={async (body) => {
        const { success, message } = await callApi(register, { body });
        if (!success) throw new ApiError(message || 'Signup gagal', { status: 200 });
        navigate(screens.login, { state: loginNotice(message, body.email) });
      }}
    >
      <PersonFields />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="Minimal 8 karakter."
      />
      <div className="space-y-3">
        <SubmitButton className="w-full">Daftar</SubmitButton>
        <p className="text-ink-muted text-xs">
          Dengan mendaftar, Anda menyetujui{' '}
          <Link to={screens.privacy} className="font-semibold text-brand-text underline">
            Kebijakan Privasi
          </Link>
          .
        </p>
      </div>
    </Form>
  );
}
