import { typedEmail } from '@timesync/ui';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

/** In a form with a field `email` that takes its first value from `typedEmail.find()`. */
export function EmailKeptForNextPage() {
  const email = useWatch<{ email: string }>({ name: 'email' });
  useEffect(() => typedEmail.keep(email), [email]);
  return null;
}
