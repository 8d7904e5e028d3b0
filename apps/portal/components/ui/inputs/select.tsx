import { classNames, controlStyle, Field } from '@timesync/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'value'> {
  value?: string | number | undefined;
  /** The name of the first choice, which chooses nothing. */
  empty?: string | undefined;
  options?: readonly { value: string | number; label: ReactNode }[];
}

/** The phone's own picker: large, familiar, and it needs no script. */
export function Select({ className, empty, options = [], children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classNames(controlStyle, 'h-12 appearance-none pr-10', className)}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 text-ink-muted"
      />
    </span>
  );
}

interface SelectInputProps extends Omit<SelectProps, 'onChange'> {
  label: string;
  hint?: ReactNode;
  onPick: (value: string) => void;
}

/** A choice outside a form's library, below its label. */
export function SelectInput({ label, hint, onPick, ...select }: SelectInputProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...select} {...control} onChange={({ target }) => onPick(target.value)} />
      )}
    </Field>
  );
}
