import { CheckboxField } from '~/components/form/checkbox-field';
import { PasswordField } from '~/components/form/password-field';
import { PersonFields } from '~/components/form/person-fields';
import { SubmitButton } from '~/components/form/submit-button';

interface UserFieldsProps {
  submitLabel: string;
  passwordHint: string;
}

export function UserFields({ submitLabel, passwordHint }: UserFieldsProps) {
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
        <CheckboxField name="isMitra" label="Mitra (pemasang atau penjual, dengan harga mitra)" />
      </div>
      <SubmitButton className="w-full">{submitLabel}</SubmitButton>
    </>
  );
}
