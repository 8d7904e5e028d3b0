import { screens } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, NewPasswordField, PrivacyNote, SubmitButton, TextField } from '~/components/form';
import { ApiError, callApi } from '~/lib/api';
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
      onSubmit={async (body) => {
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
      <NewPasswordField name="newPassword" label="Password baru" />
      <TextField
        {...personInputs.email}
        autoComplete="username"
        label={needsEmail ? 'Email' : 'Email (jika belum Anda sebutkan)'}
        hint="Untuk login dan kabar pesanan."
      />
      <PrivacyNote />
      <SubmitButton className="w-full">Simpan dan masuk</SubmitButton>
    </Form>
  );
}
