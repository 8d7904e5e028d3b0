import { brand, sitePages } from '@timesync/contract';
import { classNames, StarMark } from '@timesync/ui';
import { Link } from 'react-router';

interface BrandHeaderProps {
  to: string;
  /** Draws only the mark, for the narrow sidebar. */
  isCompact?: boolean;
  /** For the menu on a phone, whose own entry in the history must not stay behind. */
  replaces?: boolean;
  className?: string;
}

export function BrandHeader({
  to,
  isCompact = false,
  replaces = false,
  className,
}: BrandHeaderProps) {
  return (
    <Link
      to={to}
      replace={replaces}
      // The public pages are documents of their own.
      reloadDocument={sitePages.includes(to)}
      aria-label={brand.name}
      className={classNames('flex min-h-11 items-center gap-2.5 rounded-control', className)}
    >
      <StarMark className="text-gold" />
      {!isCompact && <span className="font-extrabold text-xl tracking-tight">{brand.name}</span>}
    </Link>
  );
}
