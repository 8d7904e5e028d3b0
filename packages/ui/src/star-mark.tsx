import { classNames } from './class-names';

/** The motif: an eight-pointed star of two squares, with the hands of a clock inside. */
export function StarMark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('size-8 shrink-0', className)}
    >
      <path d="M6.5 6.5h19v19h-19z" />
      <path d="M16 2.56 29.44 16 16 29.44 2.56 16z" />
      <path d="M16 11v5l3.5 2.5" strokeWidth="2.4" />
    </svg>
  );
}
