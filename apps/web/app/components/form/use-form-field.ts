import { use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormAlertId } from './form';

/** What a control needs to take part in the form: its registration and its marks for errors. */
export function useFormField(name: string) {
  const { register, getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const alertId = use(FormAlertId);
  const isInvalid = getFieldState(name, formState).invalid;
  return {
    ...register(name),
    'aria-invalid': isInvalid || undefined,
    'aria-errormessage': isInvalid ? alertId : undefined,
  };
}
