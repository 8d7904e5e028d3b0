// The table below says the same to people who cannot see it.
import { formatDate, formatRupiah, type ShopSummary } from '@timesync/contract';
import { useState } from 'react';
import { axisTicks } from './axis-ticks';

type Day = ShopSummary['days'][number];

/** `65940000` → `65,9 jt`: an axis has no room for `Rp 65.940.000`. */
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });
const LABEL_EVERY_DAYS = 7;
const dayAndMonth = (day: string) => formatDate(day).split(' ').slice(0, 2).join(' ');
const percent = (share: number) => `${share * 100}%`;

export function RevenueChart({ days }: { days: Day[] }) {
  const revenueTicks = axisTicks(Math.max(...days.map(({ revenue }) => revenue)));
  const orderTicks = axisTicks(Math.max(...days.map(({ orders }) => orders)));
  return (
    <div className="flex h-full flex-col gap-2 text-ink-muted text-sm">
      <div className="flex min-h-0 flex-1 gap-2 pt-2">
        <Axis
          ticks={revenueTicks}
          write={(amount) => short.format(amount)}
          className="w-16 text-right"
        />
        <Plot
          days={days}
          mostRevenue={revenueTicks.at(-1) ?? 1}
          mostOrders={orderTicks.at(-1) ?? 1}
        >
          {revenueTicks.map((tick, index) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-line border-t"
              style={{ bottom: percent(index / (revenueTicks.length - 1)) }}
            />
          ))}
        </Plot>
        <Axis ticks={orderTicks} write={String} className="w-8" />
      </div>
      <div className="relative mr-10 ml-18 h-5">
        {days.map(({ day }, index) =>
          index % LABEL_EVERY_DAYS === 1 ? (
            <span
              key={day}
              className={`absolute -translate-x-1/2 whitespace-nowrap ${index % (2 * LABEL_EVERY_DAYS) === 1 ? '' : 'max-sm:hidden'}`}
              style={{ left: percent((index + 0.5) / days.length) }}
            >
              {dayAndMonth(day)}
            </span>
          ) : null,
        )}
      </div>
      <div className="flex justify-center gap-4 text-ink">
        <span className="flex items-center gap-1.5">
          <span className="size-3 bg-brand" /> Pendapatan
        </span>
        <span className="flex items-center gap-1.5">
          <span className="h-0.5 w-3 bg-gold" /> Pesanan
        </span>
      </div>
    </div>
  );
}

interface AxisProps {
  ticks: number[];
  write(value: number): string;
  className: string;
}

function Axis({ ticks, write, className }: AxisProps) {
  return (
    <div className={`relative shrink-0 tabular-nums ${className}`}>
      {ticks.map((tick, index) => (
        <span
          key={tick}
          className="absolute inset-x-0 translate-y-1/2 whitespace-nowrap leading-none"
          style={{ bottom: percent(index / (ticks.length - 1)) }}
        >
          {write(tick)}
        </span>
      ))}
    </div>
  );
}

interface PlotProps {
  days: Day[];
  mostRevenue: number;
  mostOrders: number;
  children: React.ReactNode;
}

/** The drawing is one unit wide per day and one unit high. */
function Plot({ days, mostRevenue, mostOrders, children }: PlotProps) {
  const [pointedAt, setPointedAt] = useState<number>();
  const pointed = pointedAt === undefined ? undefined : days[pointedAt];
  const line = days.map(({ orders }, index) => `${index + 0.5},${1 - orders / mostOrders}`);
  return (
    <div
      className="relative min-w-0 flex-1"
      // A finger leaves as soon as it is lifted; its day stays to be read.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointedAt(undefined)}
    >
      {children}
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length} 1`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {days.map(({ day, revenue }, index) => (
          <g key={day} onPointerEnter={() => setPointedAt(index)}>
            <rect
              x={index}
              width="1"
              height="1"
              className={index === pointedAt ? 'fill-sunken' : 'fill-transparent'}
            />
            <rect
              x={index + 0.1}
              y={1 - revenue / mostRevenue}
              width="0.8"
              height={revenue / mostRevenue}
              className="fill-brand"
            />
          </g>
        ))}
        <polyline
          points={line.join(' ')}
          fill="none"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
          className="pointer-events-none stroke-gold"
        />
      </svg>
      {pointed && pointedAt !== undefined && (
        <div
          className="pointer-events-none absolute top-2 w-max rounded border border-line bg-surface p-2.5 text-ink"
          style={
            pointedAt < days.length / 2
              ? { left: percent((pointedAt + 1) / days.length) }
              : { right: percent(1 - pointedAt / days.length) }
          }
        >
          <p>{formatDate(pointed.day)}</p>
          <p>Pendapatan: {formatRupiah(pointed.revenue)}</p>
          <p>Pesanan: {pointed.orders}</p>
        </div>
      )}
    </div>
  );
}
