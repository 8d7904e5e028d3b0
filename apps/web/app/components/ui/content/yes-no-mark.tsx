import { Check, X } from 'lucide-react';

/** A tick or a cross; the words are for screen readers. */
export function YesNoMark({ isYes }: { isYes: boolean }) {
  const Icon = isYes ? Check : X;
  return (
    <span className="inline-flex align-middle">
      <Icon
        aria-hidden
        strokeWidth={2.5}
        className={isYes ? 'size-5 text-success-text' : 'size-5 text-danger-text'}
      />
      <span className="sr-only">{isYes ? 'Ya' : 'Tidak'}</span>
    </span>
  );
}
