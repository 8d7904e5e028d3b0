import { Button, type ButtonVariant } from '@timesync/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps {
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

export function SubmitButton({ variant, className, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  // A disabled button loses the focus. When the form stays open it gets it back, unless the focus
  // went on to a field that was refused.
  useEffect(() => {
    if (isSubmitting || !wasPressed.current) return;
    wasPressed.current = false;
    const isLost = document.activeElement?.contains(button.current);
    if (isLost) button.current?.focus({ preventScroll: true });
  }, [isSubmitting]);
  return (
    <Button
      ref={button}
      type="submit"
      variant={variant}
      isPending={isSubmitting}
      className={className}
      onClick={() => {
        wasPressed.current = document.activeElement === button.current;
      }}
    >
      {children}
    </Button>
  );
}
