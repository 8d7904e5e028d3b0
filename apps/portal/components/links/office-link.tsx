import type { AdminArea } from '@timesync/contract';
import { Link, type LinkProps } from 'react-router';
import { useMay } from '~/lib/session/use-may';

/** A link within the back office; an admin who may not open the screen sees only its text. */
export function OfficeLink({ area, ...link }: LinkProps & { area: AdminArea }) {
  const may = useMay();
  return may(area) ? <Link {...link} /> : <span>{link.children}</span>;
}
