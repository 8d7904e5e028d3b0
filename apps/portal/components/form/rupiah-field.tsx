import { formatRupiah } from '@timesync/contract';
import { Field, Input } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { parseRupiah } from './parse-rupiah';
import { useErrorMarks } from './use-error-marks';

interface RupiahFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

const asText = (amount: unknown) =>
  Number.isFinite(amount) ? formatRupiah(amount, { symbol: false }) : '';

/** The form holds a number; the field shows it with dots and takes it with or without. */
export function RupiahField({ name, label, hint }: RupiahFieldProps) {
  const { field } = useController({ name });
  const marks = useErrorMarks(name);
  const [text, setText] = useState(asText(field.value));
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="relative block">
          <span
            aria-hidden
            className="absolute inset-y-0 left-3.5 flex items-center text-ink-muted"
          >
            Rp
          </span>
          <Input
            {...control}
            {...marks}
            ref={field.ref}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              field.onChange(parseRupiah(event.target.value));
            }}
            onBlur={() => {
              // Invalid text stays as typed, so that it can be corrected.
              setText((typed) => asText(parseRupiah(typed)) || typed);
              field.onBlur();
            }}
            className="pl-11 tabular-nums"
          />
        </span>
      )}
    </Field>
  );
}
