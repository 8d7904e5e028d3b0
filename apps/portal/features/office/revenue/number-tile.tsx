import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NumberTileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** The list behind the number. */
  to: string;
  isWide?: boolean;
}

export function NumberTile({ label, value, note, to, isWide = false }: NumberTileProps) {
  return (
    <li className={isWide ? 'sm:col-span-2' : undefined}>
      <Link
        to={to}
        className="flex h-full items-center justify-between gap-3 surface-card p-4 transition-colors duration-150 hover:bg-sunken/60"
      >
        <span className="min-w-0">
          <span className="block text-ink-muted text-sm">{label}</span>
          <span className="block break-words font-extrabold text-2xl text-ink tabular-nums">
            {value}
          </span>
          {note && <span className="block text-ink-muted text-sm">{note}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" />
      </Link>
    </li>
  );
}
