import { Card } from '@timesync/ui';
import { useId } from 'react';
import { Link } from 'react-router';

export const DEVICE_LIST_ID = 'daftar-perangkat';

export interface Bar {
  label: string;
  devices: number;
  /** Of the list below; undefined where it cannot be filtered. */
  filter: Record<string, string> | undefined;
}

export function ShareBars({ title, bars, note }: { title: string; bars: Bar[]; note?: string }) {
  const id = useId();
  const most = Math.max(...bars.map(({ devices }) => devices));
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-bold text-ink text-lg">
        {title}
      </h2>
      {note && <p className="mb-2 text-ink-muted text-sm">{note}</p>}
      {bars.length === 0 && <p className="py-2 text-ink-muted">Belum ada perangkat.</p>}
      <ul>
        {bars.map((bar) => (
          <li key={bar.label}>
            {bar.filter ? (
              <Link
                to={{ search: String(new URLSearchParams(bar.filter)), hash: DEVICE_LIST_ID }}
                className="block rounded-control py-2 hover:bg-sunken/60"
              >
                <Share {...bar} most={most} />
              </Link>
            ) : (
              <div className="py-2">
                <Share {...bar} most={most} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Share({ label, devices, most }: Bar & { most: number }) {
  return (
    <>
      <span className="flex justify-between gap-3 text-ink text-sm">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <span className="tabular-nums">
          {devices} <span className="sr-only">perangkat</span>
        </span>
      </span>
      <span className="mt-1 block h-2 bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${(devices / most) * 100}%` }} />
      </span>
    </>
  );
}
