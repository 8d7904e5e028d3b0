// The table below says the same to people who cannot see it.
import { formatRupiah } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { useState } from 'react';
import { axisTicks } from './axis-ticks';
import type { Week } from './compare-spans';
import { dayAndMonth, weekLabel } from './week-label';

/** `65940000` → `65,9 jt`: an axis has no room for `Rp 65.940.000`. */
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });
const percent = (share: number) => `${share * 100}%`;

export function WeekChart({ weeks }: { weeks: Week[] }) {
  const [pointedAt, setPointedAt] = useState<number>();
  const ticks = axisTicks(Math.max(...weeks.map(({ revenue }) => revenue)));
  const most = ticks.at(-1) ?? 1;
  const pointed = pointedAt === undefined ? undefined : weeks[pointedAt];
  return (
    <div className="flex h-full flex-col gap-2 text-ink-muted text-xs">
      <div className="flex min-h-0 flex-1 gap-3 pt-2">
        <div className="relative w-14 shrink-0 text-right tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 translate-y-1/2 whitespace-nowrap leading-none"
              style={{ bottom: percent(tick / most) }}
            >
              {short.format(tick)}
            </span>
          ))}
        </div>
        <div
          className="relative flex min-w-0 flex-1 items-end"
          // A finger leaves as soon as it is lifted; its week stays to be read.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointedAt(undefined)}
        >
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-line border-t"
              style={{ bottom: percent(tick / most) }}
            />
          ))}
          {weeks.map(({ days, revenue }, index) => (
            <div
              key={days[0]?.day}
              onPointerEnter={() => setPointedAt(index)}
              className="relative flex h-full flex-1 items-end px-0.5 sm:px-1.5"
            >
              <div
                className={classNames(
                  'w-full rounded-t-control transition-colors duration-150',
                  index === weeks.length - 1 || index === pointedAt ? 'bg-brand' : 'bg-brand/45',
                )}
                style={{ height: percent(Math.max(revenue, 0) / most) }}
              />
            </div>
          ))}
          {pointed && pointedAt !== undefined && (
            <div
              className="surface-sheet pointer-events-none absolute top-0 z-10 w-max px-3 py-2 text-ink"
              style={
                pointedAt < weeks.length / 2
                  ? { left: percent((pointedAt + 1) / weeks.length) }
                  : { right: percent(1 - pointedAt / weeks.length) }
              }
            >
              <p className="text-ink-muted">{weekLabel(pointed)}</p>
              <p className="font-semibold tabular-nums">{formatRupiah(pointed.revenue)}</p>
              <p className="tabular-nums">{pointed.orders} pesanan</p>
            </div>
          )}
        </div>
      </div>
      <div className="ml-17 flex">
        {weeks.map(({ days }, index) => (
          <span
            key={days[0]?.day}
            className={classNames(
              'min-w-0 flex-1 whitespace-nowrap text-center',
              index % 2 === 0 && 'invisible',
              index % 4 !== 3 && 'max-sm:invisible',
            )}
          >
            <span className="-mx-8">{dayAndMonth(days[0]?.day ?? '')}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
