import { type Health, queueName } from '@timesync/contract';
import { waitingTime } from './health-words';

type Queue = Health['queues'][number];

export function QueueList({ queues }: { queues: Queue[] }) {
  return (
    <section aria-labelledby="queues-heading">
      <h3 id="queues-heading" className="mb-1 font-semibold text-ink">
        Pekerjaan di latar belakang
      </h3>
      <ul className="divide-y divide-line text-sm">
        {queues.map((queue) => (
          <li key={queue.queue} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <span className="font-semibold text-ink">{queueName(queue.queue)}</span>
            <span className="text-ink-muted tabular-nums">{figuresOf(queue)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function figuresOf({ waiting, active, failed, oldestSeconds }: Queue): string {
  return [
    `${waiting + active} menunggu`,
    ...(oldestSeconds >= 1 ? [`terlama ${waitingTime(oldestSeconds)}`] : []),
    ...(failed > 0 ? [`${failed} gagal`] : []),
  ].join(', ');
}
