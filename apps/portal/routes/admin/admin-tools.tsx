import type { WaitingWork } from '@timesync/contract';
import { useEffect } from 'react';
import { CustomerSearch } from '~/features/front-desk/customer-search';
import { useWaitingWork } from '~/features/front-desk/front-desk-queries';

interface AdminToolsProps {
  /** For the menu, which the parent renders. */
  onWaiting: (work: WaitingWork) => void;
}

/** The admin-only part of the shell, which customers never load. */
export function AdminTools({ onWaiting }: AdminToolsProps) {
  const { data } = useWaitingWork();
  useEffect(() => {
    if (data) onWaiting(data);
  }, [data, onWaiting]);
  return <CustomerSearch />;
}
