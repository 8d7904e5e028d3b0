import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '@timesync/ui';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Loaded } from '~/components/ui/feedback/loaded';
import { leaveEmptyPage } from './leave-empty-page';
import { Pagination } from './pagination';
import type { ListControls } from './use-list-state';

interface Page<Item> {
  data: Item[];
  total: number;
  totalPages: number;
}

interface CardQueueProps<Item> {
  list: Pick<ListControls<never>, 'page' | 'goToPage'>;
  query: Pick<UseQueryResult<Page<Item>>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  failure: string;
  /** What is counted: "3 klaim". */
  counted: string;
  empty: { icon: LucideIcon; title: string; text: string };
  refresh: () => Promise<unknown>;
  /** `onGone` is called once the card has left the queue. */
  children: (item: Item, onGone: () => void) => ReactNode;
}

/** What waits for an admin, a card each. */
export function CardQueue<Item>(props: CardQueueProps<Item>) {
  const { list, query, failure, counted, empty, refresh, children } = props;
  const queue = useRef<HTMLElement>(null);
  const { data: shown } = query;
  const hasDecided = useRef(false);
  useEffect(() => {
    // The decided card is gone, and the focus with it. Not at first: it would scroll the page.
    if (!shown || !hasDecided.current) return;
    hasDecided.current = false;
    if (document.activeElement === document.body) queue.current?.focus();
  }, [shown]);
  return (
    <Loaded query={query} failure={failure}>
      {({ data, total, totalPages }) => (
        <section
          ref={queue}
          aria-label="Antrean"
          tabIndex={-1}
          className="space-y-5 focus:outline-none"
        >
          <p aria-live="polite" className="text-ink-muted text-sm">
            {total} {counted}
          </p>
          {total === 0 && (
            <Card>
              <EmptyState icon={empty.icon} title={empty.title}>
                {empty.text}
              </EmptyState>
            </Card>
          )}
          {data.map((item) =>
            children(item, () => {
              hasDecided.current = true;
              leaveEmptyPage(list, data.length);
              void refresh();
            }),
          )}
          {totalPages > 1 && (
            <Pagination page={list.page} totalPages={totalPages} onChange={list.goToPage} />
          )}
        </section>
      )}
    </Loaded>
  );
}
