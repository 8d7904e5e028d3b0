import { useQueryClient } from '@tanstack/react-query';
import { Card } from '@timesync/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { NextWork } from '~/components/queue-keys/next-work';
import { queueItems, useQueueKeys } from '~/components/queue-keys/queue-keys';
import { useShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import { EmptyState, Loaded } from '~/components/ui';
import type { ApiList, ApiQuery, ApiRow } from '~/lib/api';
import { Pagination } from './pagination';
import { leaveEmptyPage, listQuery, useListState } from './use-list-state';
import { useManagedPage } from './use-managed-page';

const REFETCH_MS = 60_000;

interface CardQueueProps<Call extends ApiList> {
  /** The call that reads the queue, and which part of it. */
  route: Call;
  filter: Omit<ApiQuery<Call>, 'page' | 'limit'>;
  queryKey: readonly unknown[];
  /** A decision invalidates these queries too. */
  alsoChanges?: readonly (readonly unknown[])[];
  failure: string;
  /** What is counted: "3 klaim". */
  counted: string;
  empty: { icon: LucideIcon; title: string; text: string };
  /** `onGone` is called once the card has left the queue. */
  card: (item: ApiRow<Call>, onGone: () => void) => ReactNode;
}

/** A list of what waits for an admin, a card each, read again every minute. */
export function CardQueue<Call extends ApiList>(props: CardQueueProps<Call>) {
  const { route, queryKey, alsoChanges = [], filter, failure, counted, empty, card } = props;
  const client = useQueryClient();
  const list = useListState();
  const query = useManagedPage({ route, queryKey, staleTime: 0, refetchInterval: REFETCH_MS }, {
    ...listQuery(list),
    ...filter,
  } as ApiQuery<Call>);
  const queue = useRef<HTMLElement>(null);
  const { data: shown } = query;
  const [hasShortcuts, shortcutSwitch] = useShortcutSwitch();
  useQueueKeys(queue, hasShortcuts);
  const nextWork = use(NextWork);
  const decided = useRef<number>(undefined);
  useEffect(() => {
    // The decided card is gone, and the focus with it. Not at first: it would scroll the page.
    if (!shown || decided.current === undefined) return;
    const cards = queueItems(queue.current);
    const next = cards[Math.min(decided.current, cards.length - 1)];
    decided.current = undefined;
    if (document.activeElement === document.body) (next ?? queue.current)?.focus();
  }, [shown]);
  const leave = (at: number, countBefore: number) => {
    decided.current = at;
    leaveEmptyPage(list, countBefore);
    for (const key of [queryKey, ...alsoChanges]) void client.invalidateQueries({ queryKey: key });
  };
  return (
    <Loaded query={query} failure={failure}>
      {({ data, total, totalPages }) => (
        <section
          ref={queue}
          aria-label="Antrean"
          tabIndex={-1}
          className="space-y-5 focus:outline-none"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p aria-live="polite" className="text-ink-muted text-sm">
              {total} {counted}
            </p>
            {shortcutSwitch}
          </div>
          {total === 0 && (
            <Card>
              <EmptyState icon={empty.icon} title={empty.title} action={nextWork}>
                {empty.text}
              </EmptyState>
            </Card>
          )}
          {data.map((item, index) => (
            <div key={item.id} data-queue-item tabIndex={-1} className="rounded-card">
              {card(item, () => leave(index, data.length))}
            </div>
          ))}
          {totalPages > 1 && (
            <Pagination page={list.page} totalPages={totalPages} onChange={list.goToPage} />
          )}
        </section>
      )}
    </Loaded>
  );
}
