import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ControlledField, type LabelledField } from './controlled-field';

const asText = (value: unknown) => (Number.isFinite(value) ? String(value) : '');
const parse = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim()));

/** The form holds a number, or null where nothing is typed; letters become NaN, which no rule takes. */
export function NumberField({ name, label, hint }: LabelledField) {
  const { field } = useController({ name });
  const [text, setText] = useState(asText(field.value));
  // A draft or a reset gives another value than the one that was typed.
  const isTyped = Object.is(parse(text), field.value);
  return (
    <ControlledField
      field={field}
      label={label}
      hint={hint}
      inputMode="numeric"
      className="tabular-nums"
      value={isTyped ? text : asText(field.value)}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(parse(target.value));
      }}
    />
  );
}
