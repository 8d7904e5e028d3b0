import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './control-style';
import { Field } from './field';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlStyle, 'h-12', className)} />;
}

interface LabelledInputProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function LabelledInput({ label, hint, ...input }: LabelledInputProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

/** How a person's name, email and number are typed on a phone, the same on every form. */
export const personInputs = {
  name: { name: 'name', label: 'Nama lengkap', autoComplete: 'name' },
  email: {
    name: 'email',
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  whatsapp: {
    name: 'whatsapp',
    label: 'Nomor WhatsApp',
    type: 'tel',
    autoComplete: 'tel',
    placeholder: '08xxxxxxxxxx',
  },
} as const;
