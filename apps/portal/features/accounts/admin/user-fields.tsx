import { CheckboxField } from '~/components/form/checkbox-field';
import { PasswordAgain } from '~/components/form/password/password-again';
import { PasswordField } from '~/components/form/password/password-field';
import { PersonFields } from '~/components/form/person-fields';
import { SubmitButton } from '~/components/form/submit-button';

interface UserFieldsProps {
  submitLabel: string;
  passwordHint: string;
  /** The admin's own, beside the user's. */
  asksPassword?: boolean;
}

export function UserFields(props: UserFieldsProps) {
  const { submitLabel, passwordHint, asksPassword = false } = props;
  return (
    <>
      <PersonFields nameLabel="Nama" isSomebodyElse />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={passwordHint}
      />
      <div>
        <CheckboxField name="emailVerified" label="Email Verified" />
        <CheckboxField name="whatsappVerified" label="WA Verified" />
      </div>
      {asksPassword && <PasswordAgain />}
      <SubmitButton className="w-full">{submitLabel}</SubmitButton>
    </>
  );
}
