import { screens } from '@timesync/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { ApiError } from '~/lib/api/api-error';
import { enterPortal } from './enter-portal';

const schema = async () => (await import('./login-link-schema')).loginLinkForm;

/** A customer who ordered by phone chooses his password; his email too, where the shop has none. */
export function LoginLinkForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [needsEmail, setNeedsEmail] = useState(false);
  return (
    <Form
      draft="login link"
      schema={schema}
      defaultValues={{ token, newPassword: '', email: '' }}
      fallbackError="Akun belum dapat dibuka. Coba lagi."
      onSubmit={async ({ email, ...rest }) => {
        const body = { ...rest, ...(email && { email }) };
        try {
          const { user } = await callApi('POST /auth/login-link', { body });
          const next = enterPortal(user) ? screens.ownOrders : screens.login;
          await navigate(next, { replace: true });
        } catch (error) {
          if (error instanceof ApiError && error.field === 'email') setNeedsEmail(true);
          throw error;
        }
      }}
    >
      <PasswordField
        name="newPassword"
        label="Password baru"
        autoComplete="new-password"
        hint="Minimal 8 karakter."
      />
      <TextField
        name="email"
        label={needsEmail ? 'Email' : 'Email (jika belum Anda sebutkan)'}
        hint="Untuk login dan kabar pesanan."
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-ink-muted text-sm">
        Dengan melanjutkan, Anda menyetujui{' '}
        <a href={screens.privacy} className="font-semibold text-brand-text underline">
          Kebijakan Privasi
        </a>
        .
      </p>
      <SubmitButton className="w-full">Simpan dan masuk</SubmitButton>
    </Form>
  );
}
