import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Tabs } from '~/components/ui/content/tabs';
import { WaitingWorkCard } from '~/features/front-desk/admin/waiting-work-card';
import { HealthSummary } from '~/features/health/admin/health-summary';
import { RevenueSummary } from '~/features/revenue/admin/revenue-summary';

const TAB_PARAM = 'tab';
const HOME = 'beranda';
const SUMMARY = 'ringkasan';
const HEALTH = 'kesehatan';

const known = [SUMMARY, HEALTH];

/** The specified blocks keep their place; the owner's numbers and the server's are further tabs. */
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
        {
          id: HOME,
          label: 'Beranda',
          content: (
            <>
              <WaitingWorkCard />
              {blocks}
            </>
          ),
        },
        { id: SUMMARY, label: 'Ringkasan', content: <RevenueSummary /> },
        { id: HEALTH, label: 'Kesehatan', content: <HealthSummary /> },
      ]}
      open={{ id: known.find((id) => id === params.get(TAB_PARAM)) ?? HOME, onChange: change }}
    />
  );
}
