import { use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormAlertId } from './form';

export type Named<Props> = Omit<Props, 'name'> & { name: string };

/** The props of a form control: its registration and its error attributes. */
export function useFormField(name: string) {
  const { register } = useFormContext();
  const marks = useErrorMarks(name);
  return { ...register(name), ...marks };
}

/** Marks a control as the one in error and names the alert as its explanation. */
export function useErrorMarks(name: string) {
  const { getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const alertId = use(FormAlertId);
  const isInvalid = getFieldState(name, formState).invalid;
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-errormessage': isInvalid ? alertId : undefined,
  };
}
