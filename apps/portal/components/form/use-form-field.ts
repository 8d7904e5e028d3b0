import { useFormContext } from 'react-hook-form';
import { useErrorMarks } from './use-error-marks';

/** What a control needs to take part in the form: its registration and its marks for errors. */
export function useFormField(name: string) {
  const { register } = useFormContext();
  const marks = useErrorMarks(name);
  return { ...register(name), ...marks };
}
