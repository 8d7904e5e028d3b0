import type { ComponentProps } from 'react';
import { classNames } from '~/lib/browser/class-names';
import { controlStyle } from './control-style';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlStyle, 'h-12', className)} />;
}
