import { buttonStyle, Field, Input } from '@timesync/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFormField } from './use-form-field';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  name: string;
  label: string;
  hint?: ReactNode;
}

export function PasswordField({ name, label, hint, ...rest }: PasswordFieldProps) {
  const field = useFormField(name);
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="relative block">
          <Input
            {...rest}
            {...control}
            {...field}
            type={isVisible ? 'text' : 'password'}
            className="pr-12"
          />
          <button
            type="button"
            onClick={() => setIsVisible(!isVisible)}
            aria-label={isVisible ? 'Sembunyikan isian' : 'Tampilkan isian'}
            className={buttonStyle('quiet', 'icon', 'absolute top-0.5 right-0.5')}
          >
            <Icon aria-hidden className="size-5 text-ink-muted" />
          </button>
        </span>
      )}
    </Field>
  );
}

/** For a password that is chosen now. */
export function NewPasswordField(props: Partial<PasswordFieldProps>) {
  return (
    <PasswordField
      name="password"
      label="Password"
      autoComplete="new-password"
      hint="Minimal 8 karakter."
      {...props}
    />
  );
}
