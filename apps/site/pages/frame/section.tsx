import { classNames } from '@timesync/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** A band of another ground over the whole width. */
  isBand?: boolean;
  /** Only below what links jump to: its height is a guess until it is laid out. */
  isLate?: boolean;
  children: ReactNode;
}

/** Every part of the page below the hero: the same rhythm, the same heading. */
export function Section({ id, title, lead, isBand, isLate, children }: SectionProps) {
  const headingId = `judul-${id}`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames(
        'scroll-mt-4',
        isLate && 'later-part',
        isBand && 'border-line border-y bg-sunken',
      )}
    >
      <div className="surface-page py-14 sm:py-20">
        <h2
          id={headingId}
          className="max-w-2xl break-words font-extrabold text-3xl text-ink sm:text-4xl"
        >
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-2xl text-balance text-ink-muted text-lg">{lead}</p>}
        <div className="mt-8 sm:mt-10">{children}</div>
      </div>
    </section>
  );
}
