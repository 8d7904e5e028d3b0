import { typedEmail } from '@timesync/ui';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

/** Stores the typed email for the next page, whose field starts with `typedEmail.find()`. */
export function StoredEmail() {
  const email = useWatch<{ email: string }>({ name: 'email' });
  useEffect(() => typedEmail.store(email), [email]);
  return null;
}
