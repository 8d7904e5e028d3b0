import type { AdminArea } from '@timesync/contract';
import { Link, type LinkProps } from 'react-router';
import { useMay } from '~/lib/session/use-may';

/** A link within the back office; only its text for whoever may not open the screen. */
export function OfficeLink({ area, ...link }: LinkProps & { area: AdminArea }) {
  const may = useMay();
  return may(area) ? <Link {...link} /> : <span>{link.children}</span>;
}
