import { useFormContext } from 'react-hook-form';
import { useErrorMarks } from './use-error-marks';

/** The props of a form control: its registration and its error attributes. */
export function useFormField(name: string) {
  const { register } = useFormContext();
  const marks = useErrorMarks(name);
  return { ...register(name), ...marks };
}
