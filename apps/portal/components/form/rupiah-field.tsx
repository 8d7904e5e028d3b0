import { formatRupiah } from '@timesync/contract';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ControlledField, type LabelledField } from './controlled-field';
import { parseRupiah } from './parse-rupiah';

const asText = (amount: unknown) =>
  Number.isFinite(amount) ? formatRupiah(amount, { symbol: false }) : '';

/** The form holds a number; the field shows it with dots and takes it with or without. */
export function RupiahField({ name, label, hint }: LabelledField) {
  const { field } = useController({ name });
  const [text, setText] = useState(asText(field.value));
  // A draft or a reset gives another value than the one that was typed.
  const isTyped = Object.is(parseRupiah(text), field.value);
  return (
    <ControlledField
      field={field}
      label={label}
      hint={hint}
      sign="Rp"
      inputMode="numeric"
      className="pl-11 tabular-nums"
      value={isTyped ? text : asText(field.value)}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(parseRupiah(target.value));
      }}
      onBlur={() => {
        // Invalid text stays as typed, so that it can be corrected.
        setText((typed) => asText(parseRupiah(typed)) || typed);
        field.onBlur();
      }}
    />
  );
}
