import { Card, classNames } from '@timesync/ui';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ShortcutSwitch } from '~/components/desk-keys/shortcut-switch';
import { useQueueKeys } from '~/components/desk-keys/use-queue-keys';
import { useShortcutSwitch } from '~/components/desk-keys/use-shortcut-switch';
import { useWaitingWork } from './front-desk-queries';
import { workQueues } from './work-queues';

/** What waits for an admin, above the blocks that customers see too. Each tile opens its queue. */
export function Today() {
  const { data } = useWaitingWork();
  const [hasShortcuts, switchShortcuts] = useShortcutSwitch();
  const queues = useRef<HTMLUListElement>(null);
  useQueueKeys(queues, hasShortcuts);
  const isDone = data && workQueues.every(({ id }) => data[id] === 0);
  return (
    <Card aria-labelledby="today" className="mb-8 space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="today" className="font-bold text-ink text-lg">
          Hari ini
        </h2>
        <ShortcutSwitch isOn={hasShortcuts} onSwitch={switchShortcuts} />
      </div>
      {/* Of the same height before and after the counts are known. */}
      <p className="text-ink-muted text-sm">
        {isDone
          ? 'Semua sudah selesai. Yang baru tampil di sini dengan sendirinya.'
          : 'Yang menunggu Anda, dari uang sampai email.'}
      </p>
      <ul ref={queues} className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {workQueues.map(({ id, label, to }) => {
          const count = data?.[id];
          return (
            <li key={id} data-queue-item={count ? '' : undefined}>
              <Link
                to={to}
                data-desk="approve"
                className={classNames(
                  'flex h-full min-h-20 flex-col justify-center rounded-control border px-3 py-2 hover:bg-sunken',
                  count ? 'border-gold/60 bg-gold-soft' : 'border-line',
                )}
              >
                <span
                  className={classNames(
                    'font-extrabold text-2xl tabular-nums',
                    count ? 'text-ink' : 'text-ink-muted',
                  )}
                >
                  {count ?? '–'}
                </span>
                <span className={classNames('text-sm', count ? 'text-ink' : 'text-ink-muted')}>
                  {label}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
