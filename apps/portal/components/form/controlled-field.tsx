import { Field, Input } from '@timesync/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { useErrorMarks } from './use-form-field';

export interface LabelledField {
  name: string;
  label: string;
  hint?: ReactNode;
}

interface ControlledFieldProps extends ComponentProps<'input'>, Omit<LabelledField, 'name'> {
  field: ControllerRenderProps;
  /** Stands before what is typed. */
  sign?: string;
}

/** For a field whose text is not the form's value. */
export function ControlledField({ field, label, hint, sign, ...rest }: ControlledFieldProps) {
  const marks = useErrorMarks(field.name);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="relative block">
          {sign && (
            <span
              aria-hidden
              className="absolute inset-y-0 left-3.5 flex items-center text-ink-muted"
            >
              {sign}
            </span>
          )}
          <Input
            autoComplete="off"
            onBlur={field.onBlur}
            {...rest}
            {...control}
            {...marks}
            ref={field.ref}
            name={field.name}
          />
        </span>
      )}
    </Field>
  );
}
