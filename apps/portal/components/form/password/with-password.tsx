import { z } from '@timesync/contract';
import { emptyAsAbsent } from '../empty-as-absent';
import { Form } from '../form';
import { SubmitButton } from '../submit-button';
import { PasswordAgain } from './password-again';
import { usePasswordDemand } from './use-password-demand';

interface WithPasswordProps {
  label: string;
  tone?: 'primary' | 'secondary' | 'danger';
  /** For a question that was refused without one. */
  isAskedAtOnce?: boolean;
  onStart: (body: { currentPassword?: string | undefined }) => Promise<void>;
}

const passwordForm = z.object({ currentPassword: emptyAsAbsent(z.string().optional()) });

/** A button whose step may ask for the password first. */
export function WithPassword(props: WithPasswordProps) {
  const { label, tone = 'secondary', isAskedAtOnce, onStart } = props;
  const password = usePasswordDemand(isAskedAtOnce);
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
