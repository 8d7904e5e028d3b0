import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { PasswordField } from './password-field';

/** Appears when the server asks for it, and takes the focus, which the form could not give it yet. */
export function PasswordAgain() {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus('currentPassword'), [setFocus]);
  return (
    <PasswordField
      name="currentPassword"
      label="Password Anda saat ini"
      autoComplete="current-password"
      hint="Password memastikan bahwa Anda sendiri yang melakukannya."
    />
  );
}
