import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** The whole row is the tap target, not only the box. */
export function Checkbox({ label, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <label htmlFor={inputId} className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...rest}
        id={inputId}
        type="checkbox"
        className="size-6 shrink-0 cursor-pointer accent-brand"
      />
      <span className="text-ink text-sm">{label}</span>
    </label>
  );
}
