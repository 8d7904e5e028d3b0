import { useState } from 'react';
import { ApiError } from '~/lib/api/api-error';

/** The server asks for the password when the login is not recent; until then no form shows the field. */
export function usePasswordDemand() {
  const [isAsked, setIsAsked] = useState(false);
  return {
    isAsked,
    /** For the call's `catch`: the form still shows the sentence. */
    note(error: unknown): never {
      if (error instanceof ApiError && error.field === 'currentPassword') setIsAsked(true);
      throw error;
    },
  };
}
