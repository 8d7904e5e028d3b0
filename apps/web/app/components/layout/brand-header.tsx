import { brand } from '@timesync/contract';
import { Link } from 'react-router';
import { classNames } from '~/lib/browser/class-names';
import { StarMark } from './star-mark';

interface BrandHeaderProps {
  to: string;
  /** Only the mark, for the narrow sidebar. */
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
      aria-label={brand.name}
      className={classNames('flex min-h-11 items-center gap-2.5 rounded-control', className)}
    >
      <StarMark className="text-gold" />
      {!isCompact && <span className="font-extrabold text-xl tracking-tight">{brand.name}</span>}
    </Link>
  );
}
