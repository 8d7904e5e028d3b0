import { screens } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { useNavigate } from 'react-router';
import { Form, NewPasswordField, SubmitButton, TextField } from '~/components/form';
import { callApi } from '~/lib/api';
import { enterPortal } from '../enter-portal';

const schema = async () => (await import('../form-schemas')).acceptInvitationBody;

export function InvitationForm({ token }: { token: string }) {
  const navigate = useNavigate();
  return (
    <Form
      draft="invitation"
      schema={schema}
      defaultValues={{ token, name: '', whatsapp: '', password: '' }}
      fallbackError="Undangan tidak dapat diterima. Coba lagi."
      onSubmit={async (body) => {
        const { user } = await callApi('POST /auth/accept-invitation', { body });
        const next = enterPortal(user) ? screens.dashboard : screens.login;
        await navigate(next, { replace: true });
      }}
    >
      <TextField {...personInputs.name} />
      <TextField {...personInputs.whatsapp} />
      <NewPasswordField />
      <SubmitButton className="w-full">Buat akun admin</SubmitButton>
    </Form>
  );
}
