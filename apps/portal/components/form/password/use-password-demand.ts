import { useState } from 'react';
import { ApiError } from '~/lib/api/api-error';

export const isPasswordDemand = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.field === 'currentPassword';

/** The server asks for the password when the login is not recent; until then no form shows the field. */
export function usePasswordDemand(isAskedAtOnce = false) {
  const [isAsked, setIsAsked] = useState(isAskedAtOnce);
  return {
    isAsked,
    /** For the call's `catch`: the form still shows the sentence. */
    note(error: unknown): never {
      if (isPasswordDemand(error)) setIsAsked(true);
      throw error;
    },
  };
}
