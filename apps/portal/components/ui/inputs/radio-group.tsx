import { type ReactNode, useId } from 'react';

interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
}

interface RadioGroupProps {
  legend: ReactNode;
  options: RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** In a dialog that is worked by keyboard: the arrows choose at once. */
  getsFocus?: boolean;
}

export function RadioGroup({ legend, options, value, onChange, getsFocus }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1.5 font-semibold text-ink text-sm">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${name}-${option.value}`}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-line-strong/60 bg-surface px-3.5 py-2 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            id={`${name}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            data-takes-focus={(getsFocus && value === option.value) || undefined}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0 flex-1 text-sm">
            <span className="block font-medium text-ink">{option.label}</span>
            {option.description && (
              <span className="block text-ink-muted">{option.description}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
