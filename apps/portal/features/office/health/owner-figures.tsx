import type { Health } from '@timesync/contract';
import { percent, releaseName } from './health-words';

/** What an owner asks about his server. */
export function OwnerFigures({ health: { freeShare, mails, release } }: { health: Health }) {
  const figures = [
    { label: 'Email menunggu', value: mails.waiting, note: `${mails.failed} gagal terkirim` },
    {
      label: 'Sisa ruang',
      value: freeShare === null ? '–' : percent(freeShare),
      note: 'Unggahan ditolak di bawah 10%',
    },
    {
      label: 'Versi portal',
      value: releaseName(release.version),
      note: release.commit ? `Commit ${release.commit.slice(0, 7)}` : 'Berjalan dari kode sumber',
    },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-3 sm:block sm:border-b-0 sm:border-l-2 sm:pb-0 sm:pl-4"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="break-words font-bold text-ink text-xl tabular-nums">{value}</dd>
          <dd className="basis-full text-ink-muted text-xs">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
