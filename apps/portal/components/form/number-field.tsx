import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ControlledField, type LabelledField } from './controlled-field';

/** The form holds a number, or null where nothing is typed; letters become NaN, which no rule takes. */
export function NumberField({ name, label, hint }: LabelledField) {
  const { field } = useController({ name });
  const [text, setText] = useState(Number.isFinite(field.value) ? String(field.value) : '');
  return (
    <ControlledField
      field={field}
      label={label}
      hint={hint}
      inputMode="numeric"
      className="tabular-nums"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const typed = target.value.trim();
        field.onChange(typed === '' ? null : Number(typed));
      }}
    />
  );
}
