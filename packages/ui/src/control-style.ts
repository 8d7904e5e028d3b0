/** What every control people type or choose in has in common. 16 px keeps iOS from zooming in. */
export const controlStyle =
  'w-full rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors duration-150 placeholder:text-ink-muted/80 hover:border-ink-muted disabled:bg-sunken disabled:text-ink-muted aria-invalid:border-danger aria-invalid:bg-danger-soft/50';
