import { useFormState } from 'react-hook-form';
import { Alert } from '~/components/ui/feedback/alert';

/** What the screen before achieved. Once the form was sent it is old news, and would stand beside an error. */
export function ArrivalNotice({ message }: { message: string }) {
  const { isSubmitted } = useFormState();
  return !isSubmitted && <Alert tone="success">{message}</Alert>;
}
