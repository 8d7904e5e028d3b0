import { z } from '@timesync/contract';
import { emptyAsAbsent } from './empty-as-absent';
import { Form } from './form';
import { PasswordAgain } from './password-again';
import { SubmitButton } from './submit-button';
import { usePasswordDemand } from './use-password-demand';

interface WithPasswordProps {
  label: string;
  tone?: 'secondary' | 'danger';
  onStart: (body: { currentPassword?: string | undefined }) => Promise<void>;
}

const passwordForm = z.object({ currentPassword: emptyAsAbsent(z.string().optional()) });

/** A button whose step may ask for the password first. */
export function WithPassword({ label, tone = 'secondary', onStart }: WithPasswordProps) {
  const password = usePasswordDemand();
  return (
    <Form
      schema={passwordForm}
      defaultValues={{ currentPassword: '' }}
      fallbackError="Terjadi kesalahan, hubungi admin!"
      onSubmit={(body) => onStart(body).catch(password.note)}
    >
      {password.isAsked && <PasswordAgain />}
      <SubmitButton variant={tone}>{label}</SubmitButton>
    </Form>
  );
}
