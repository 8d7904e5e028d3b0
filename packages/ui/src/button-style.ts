import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'gold';
export type ButtonSize = 'regular' | 'icon';

/** One primary action in a view, secondary ones beside it, quiet ones in rows and for what is rare. */
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-brand-ink hover:bg-brand-hover',
  secondary: 'border border-line-strong/45 bg-surface text-ink hover:bg-sunken',
  // Takes the colour of its ground, light or deep green.
  quiet: 'hover:bg-current/10',
  /** This style is only for a deep green background. */
  gold: 'bg-deep-gold text-deep hover:bg-deep-ink',
  danger: 'bg-danger text-brand-ink hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-4 py-2',
  icon: 'size-11',
};

/** The look of a button, also for links that act as one. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'regular',
  className?: string,
): string {
  return classNames(
    'inline-flex max-w-full shrink-0 items-center [&>svg]:shrink-0 justify-center gap-2 rounded-control text-center font-semibold text-sm transition-colors duration-150 disabled:pointer-events-none disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  );
}
