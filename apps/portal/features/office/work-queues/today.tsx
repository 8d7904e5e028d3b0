import { formatRupiah, type WaitingWork } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useQueueKeys } from '~/components/queue-keys/queue-keys';
import { useShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import { useNow } from '~/lib/browser/use-now';
import { elapsedLabel } from '~/lib/values/time-labels';
import { type WorkQueue, workQueues } from './work-queues';

interface TodayProps {
  /** Undefined when it could not be read. */
  work: WaitingWork | undefined;
}

/** The queues with work, above the blocks that customers see too; one line when nothing waits. */
export function Today({ work }: TodayProps) {
  const [hasShortcuts, shortcutSwitch] = useShortcutSwitch();
  const queues = useRef<HTMLUListElement>(null);
  useQueueKeys(queues, hasShortcuts);
  const now = useNow();
  const waiting = workQueues.filter(({ id }) => work && work[id] > 0);
  return (
    <section aria-labelledby="today" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="today" className="font-bold text-ink text-lg">
          Hari ini
        </h2>
        {waiting.length > 0 && shortcutSwitch}
      </div>
      {work && waiting.length > 0 ? (
        <ul ref={queues} className="surface-card mt-2 overflow-hidden">
          {waiting.map((queue, index) => (
            <QueueRow key={queue.id} queue={queue} work={work} now={now} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-muted">
          {work
            ? `Semua sudah selesai. ${takingsOf(work.yesterday)}`
            : 'Yang menunggu belum dapat dimuat.'}
        </p>
      )}
    </section>
  );
}

interface QueueRowProps {
  queue: WorkQueue;
  work: WaitingWork;
  now: number;
  /** Where the day begins. */
  isFirst: boolean;
}

function QueueRow({ queue: { id, label, to }, work, now, isFirst }: QueueRowProps) {
  const oldestAt = work.oldestAt[id];
  const amount = work.amounts[id];
  return (
    <li data-queue-item="" className="surface-row">
      <Link
        to={to}
        data-command="approve"
        className="flex min-h-row items-center gap-3 px-4 py-1 -outline-offset-3"
      >
        <span className="min-w-7 font-bold text-ink text-lg tabular-nums">{work[id]}</span>
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 sm:flex-nowrap">
          <span className="min-w-0 font-medium text-ink sm:flex-1">{label}</span>
          {oldestAt && (
            <span className="text-ink-muted text-sm max-sm:order-last max-sm:basis-full max-sm:text-xs">
              terlama {elapsedLabel(oldestAt, now)}
            </span>
          )}
          <span className="whitespace-nowrap text-ink tabular-nums max-sm:text-sm sm:w-36 sm:text-right">
            {amount !== null && amount > 0 && formatRupiah(amount)}
          </span>
        </span>
        <span
          className={classNames(
            'flex shrink-0 items-center gap-1 rounded-control py-1.5 pr-2 pl-3 font-semibold text-sm',
            isFirst ? 'bg-brand text-brand-ink' : 'text-brand-text',
          )}
        >
          Mulai
          <ChevronRight aria-hidden className="size-4" />
        </span>
      </Link>
    </li>
  );
}

function takingsOf(yesterday: WaitingWork['yesterday']): string {
  if (!yesterday) return '';
  const { orders, revenue } = yesterday;
  if (orders === 0) return 'Kemarin belum ada pesanan lunas.';
  return `Kemarin ${formatRupiah(revenue)} dari ${orders} pesanan lunas.`;
}
