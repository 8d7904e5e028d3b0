import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '~/components/ui/content/tabs';
import { RevenueSummary } from '~/features/revenue/admin/revenue-summary';

const TAB_PARAM = 'tab';
const HOME = 'beranda';
const SUMMARY = 'ringkasan';

/** The specified blocks keep their place; the owner's numbers are the second tab. */
export function DashboardTabs({ blocks }: { blocks: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const change = (id: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === HOME) next.delete(TAB_PARAM);
        else next.set(TAB_PARAM, id);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <Tabs
      label="Dashboard"
      tabs={[
        { id: HOME, label: 'Beranda', content: blocks },
        { id: SUMMARY, label: 'Ringkasan', content: <RevenueSummary /> },
      ]}
      open={{ id: params.get(TAB_PARAM) === SUMMARY ? SUMMARY : HOME, onChange: change }}
    />
  );
}
