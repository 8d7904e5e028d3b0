import { CheckboxField } from '~/components/form/checkbox-field';
import { PasswordAgain } from '~/components/form/password-again';
import { PasswordField } from '~/components/form/password-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';

interface UserFieldsProps {
  submitLabel: string;
  passwordHint: string;
  /** The admin's own, beside the user's. */
  asksPassword?: boolean;
}

/** Nothing here is filled in by the browser: these are other people's data. */
export function UserFields(props: UserFieldsProps) {
  const { submitLabel, passwordHint, asksPassword = false } = props;
  return (
    <>
      <TextField name="name" label="Nama" autoComplete="off" />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="whatsapp"
        label="Nomor WhatsApp"
        type="tel"
        autoComplete="off"
        placeholder="08xxxxxxxxxx"
      />
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
