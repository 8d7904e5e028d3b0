import type { WaitingWork } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import { useQueueKeys } from '~/components/queue-keys/use-queue-keys';
import { useShortcutSwitch } from '~/components/queue-keys/use-shortcut-switch';
import { workQueues } from './work-queues';

interface TodayProps {
  /** Undefined when it could not be read. */
  work: WaitingWork | undefined;
}

/** The queues with work, above the blocks that customers see too; one line when nothing waits. */
export function Today({ work }: TodayProps) {
  const [hasShortcuts, switchShortcuts] = useShortcutSwitch();
  const queues = useRef<HTMLUListElement>(null);
  useQueueKeys(queues, hasShortcuts);
  const waiting = workQueues.filter(({ id }) => work && work[id] > 0);
  return (
    <Card aria-labelledby="today" className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="today" className="font-bold text-ink text-lg">
          Hari ini
        </h2>
        {waiting.length > 0 ? (
          <ShortcutSwitch isOn={hasShortcuts} onSwitch={switchShortcuts} />
        ) : (
          <p className="text-ink-muted text-sm">
            {work ? 'Semua sudah selesai.' : 'Yang menunggu belum dapat dimuat.'}
          </p>
        )}
      </div>
      {waiting.length > 0 && (
        <ul ref={queues} className="mt-2 divide-y divide-line border-line border-t">
          {waiting.map(({ id, label, to }) => (
            <li key={id} data-queue-item="">
              <Link
                to={to}
                data-command="approve"
                className="flex min-h-12 items-center gap-3 rounded-control hover:bg-sunken/60"
              >
                <span className="min-w-6 font-extrabold text-ink text-lg tabular-nums">
                  {work?.[id]}
                </span>
                <span className="min-w-0 flex-1 text-ink">{label}</span>
                <span className="font-semibold text-brand-text text-sm">Mulai</span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
