import { formatDateTime } from '@timesync/contract';

interface Moment {
  id: number | string;
  label: string;
  note?: string | null | undefined;
  at: string;
}

export function Timeline({ moments }: { moments: Moment[] }) {
  return (
    <ol className="mt-3 ml-1.5 space-y-4 border-line border-l-2">
      {moments.map(({ id, label, note, at }) => (
        <li key={id} className="relative pl-5">
          <span
            aria-hidden
            className="-left-[7px] absolute top-1.5 size-3 rounded-full border-2 border-surface bg-gold"
          />
          <p className="break-words font-medium text-ink text-sm">{label}</p>
          {note && <p className="break-words text-ink-muted text-sm">{note}</p>}
          <p className="text-ink-muted text-xs">{formatDateTime(at)} WIB</p>
        </li>
      ))}
    </ol>
  );
}
