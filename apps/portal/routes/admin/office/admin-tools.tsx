import type { WaitingWork } from '@timesync/contract';
import { useEffect, useState } from 'react';
import type { MenuTool } from '~/components/layout/shell/menu-entry';
import { ShopSearch } from '~/features/office/work-queues/shop-search';
import { useWaitingWork } from '~/features/office/work-queues/waiting-work-queries';
import { usePrefetch } from '~/lib/browser/use-prefetch';

interface AdminToolsProps {
  tools: readonly MenuTool[];
  findsCustomers: boolean;
  /** It is called with the numbers for the menu, which the parent renders. */
  onWaiting: (work: WaitingWork) => void;
}

/** The admin-only part of the shell, which customers never load. */
export default function AdminTools({ tools, findsCustomers, onWaiting }: AdminToolsProps) {
  const { data } = useWaitingWork();
  useEffect(() => {
    if (data) onWaiting(data);
  }, [data, onWaiting]);
  const [words, setWords] = useState<typeof import('./searched-tools')>();
  usePrefetch(async () => setWords(await import('./searched-tools')));
  return <ShopSearch tools={words?.searchedTools(tools) ?? []} findsCustomers={findsCustomers} />;
}
