import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '~/components/ui/button';
import type { ButtonVariant } from '~/components/ui/button-style';

interface SubmitButtonProps {
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

export function SubmitButton({ variant, className, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant={variant} isPending={isSubmitting} className={className}>
      {children}
    </Button>
  );
}
