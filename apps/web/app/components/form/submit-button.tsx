import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '~/components/ui/button';

export function SubmitButton({ className, children }: { className?: string; children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" isPending={isSubmitting} className={className}>
      {children}
    </Button>
  );
}
