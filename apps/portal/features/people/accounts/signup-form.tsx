import { screens } from '@timesync/contract';
import { typedEmail } from '@timesync/ui';
import { useNavigate } from 'react-router';
import { Form, NewPasswordField, PersonFields, PrivacyNote, SubmitButton } from '~/components/form';
import { ApiError, callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { returnUrl } from '~/lib/session/return-url';
import { enterPortal } from './enter-portal';
import { StoredEmail } from './stored-email';
import { WhatsappConsent } from './whatsapp-consent';

const schema = async () => (await import('./form-schemas')).registerBody;

export function SignupForm() {
  const navigate = useNavigate();
  return (
    <Form
      draft="sign-up"
      schema={schema}
      defaultValues={{
        name: '',
        email: typedEmail.find(),
        whatsapp: '',
        password: '',
        wantsWhatsapp: false,
      }}
      fallbackError="Terjadi kesalahan saat signup"
      onSubmit={async (body) => {
        const { success, message, user } = await callApi('POST /auth/register', { body });
        if (!success) throw new ApiError(message || 'Signup gagal', { status: 200 });
        const next = enterPortal(user) ? (returnUrl.find() ?? screens.dashboard) : screens.login;
        notifySuccess(message);
        await navigate(next, { replace: true });
      }}
    >
      <StoredEmail />
      <PersonFields />
      <NewPasswordField />
      <WhatsappConsent />
      <div className="space-y-3">
        <SubmitButton className="w-full">Daftar</SubmitButton>
        <PrivacyNote doing="mendaftar" />
      </div>
    </Form>
  );
}
