import { type ReactNode, useId } from 'react';
import { Label } from './label';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Draws the control with the props that tie it to its label and hint. */
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="min-w-0 max-w-full space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p id={hintId} className="wrap-anywhere text-ink-muted text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
