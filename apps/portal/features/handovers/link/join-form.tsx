import { screens } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { useNavigate } from 'react-router';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import type { HandoverFacts } from './use-handover-facts';

const schema = loadOnDemand(async () => (await import('../form-schemas')).joinByHandoverBody);

interface JoinFormProps {
  token: string;
  facts: HandoverFacts;
  /** Signs in the user of the answer; false when it has none. */
  enter: (user: unknown) => boolean;
}

/** For a successor without an account: what the link was made for is already known. */
export function JoinForm({ token, facts, enter }: JoinFormProps) {
  const navigate = useNavigate();
  return (
    <Form
      schema={schema}
      defaultValues={{
        token,
        name: '',
        email: facts.email ?? '',
        whatsapp: facts.whatsapp ?? '',
        password: '',
      }}
      fallbackError="Belum dapat diterima. Coba lagi."
      onSubmit={async (body) => {
        const { user } = await callApi('POST /handovers/join', { body });
        await navigate(enter(user) ? screens.ownProducts : screens.login, { replace: true });
      }}
    >
      <TextField {...personInputs.name} />
      {!facts.email && <TextField {...personInputs.email} />}
      {!facts.whatsapp && <TextField {...personInputs.whatsapp} />}
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="Minimal 8 karakter."
      />
      <p className="text-ink-muted text-sm">
        Dengan melanjutkan, Anda menyetujui{' '}
        <a href={screens.privacy} className="font-semibold text-brand-text underline">
          Kebijakan Privasi
        </a>
        .
      </p>
      <SubmitButton className="w-full">Buat akun dan terima</SubmitButton>
    </Form>
  );
}
