import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classNames('surface-card p-5 sm:p-6', className)} />;
}
