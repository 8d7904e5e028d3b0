import { useFormState } from 'react-hook-form';
import { Alert } from '~/components/ui/feedback/alert';
import { findFirstError } from './first-error';

/** Stays in sight while a long form is scrolled to the field in question. */
export function FormAlert({ id }: { id: string }) {
  const { errors } = useFormState();
  const first = findFirstError(errors);
  if (!first) return null;
  return (
    <Alert id={id} tone="error" className="sticky top-0 z-10">
      {first.message}
    </Alert>
  );
}
