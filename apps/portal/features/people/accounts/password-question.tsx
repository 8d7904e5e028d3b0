import { z } from '@timesync/contract';
import { FormDialog, PasswordField } from '~/components/form';
import type { PasswordQuestion } from '~/lib/session/gates';

const passwordForm = z.object({ currentPassword: z.string().min(1, 'Password wajib diisi') });

interface PasswordQuestionDialogProps {
  question: PasswordQuestion;
  onDone: () => void;
  onClose: () => void;
}

/** A calm question with its own field: nothing has failed yet. */
export default function PasswordQuestionDialog(props: PasswordQuestionDialogProps) {
  const { question, onDone, onClose } = props;
  return (
    <FormDialog
      title="Pastikan ini Anda"
      description={question.sentence}
      schema={passwordForm}
      defaultValues={{ currentPassword: '' }}
      confirm="Lanjutkan"
      back="Batal"
      onSubmit={async ({ currentPassword }) => {
        await question.attempt(currentPassword);
        onDone();
      }}
      onClose={onClose}
    >
      <PasswordField
        name="currentPassword"
        label="Password Anda saat ini"
        autoComplete="current-password"
        data-takes-focus
      />
    </FormDialog>
  );
}
