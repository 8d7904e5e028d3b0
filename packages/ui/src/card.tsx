import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      className={classNames(
        'rounded-card border border-line bg-surface p-5 shadow-card sm:p-6',
        className,
      )}
    />
  );
}
