import { Field, Input } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { useErrorMarks } from './use-error-marks';

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** The form holds a number, or null where nothing is typed; letters become NaN, which no rule takes. */
export function NumberField({ name, label, hint }: NumberFieldProps) {
  const { field } = useController({ name });
  const marks = useErrorMarks(name);
  const [text, setText] = useState(Number.isFinite(field.value) ? String(field.value) : '');
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...marks}
          ref={field.ref}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          value={text}
          onBlur={field.onBlur}
          onChange={({ target }) => {
            setText(target.value);
            const typed = target.value.trim();
            field.onChange(typed === '' ? null : Number(typed));
          }}
        />
      )}
    </Field>
  );
}
