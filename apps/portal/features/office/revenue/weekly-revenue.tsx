import { formatRupiah, type ShopSummary, SUMMARY_WEEKS } from '@timesync/contract';
import { Card, classNames } from '@timesync/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { axisTicks, dayAndMonth, paidOrdersUrl, type Week, weekLabel, weeksOf } from './figures';

/** One chart: what each week brought. */
export function WeeklyRevenue({ days }: { days: ShopSummary['days'] }) {
  const weeks = weeksOf(days);
  const isEmpty = weeks.every(({ revenue }) => revenue <= 0);
  return (
    <Card aria-labelledby="sales-heading">
      <h2 id="sales-heading" className="font-bold text-ink text-lg">
        Pendapatan per minggu
      </h2>
      {isEmpty ? (
        <p className="mt-2 text-ink-muted">
          Belum ada pesanan lunas dalam {SUMMARY_WEEKS} minggu terakhir.
        </p>
      ) : (
        <>
          <div
            role="img"
            aria-label="Grafik pendapatan per minggu; angkanya ada di tabel di bawah."
            className="mt-4 h-60"
          >
            <WeekChart weeks={weeks} />
          </div>
          <details className="mt-2">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center text-brand-text text-sm underline underline-offset-2">
              Lihat sebagai tabel
            </summary>
            <WeekTable weeks={weeks} />
          </details>
        </>
      )}
    </Card>
  );
}

/** The chart in numbers, the newest week first. */
function WeekTable({ weeks }: { weeks: Week[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Pendapatan dan pesanan per minggu</caption>
      <thead className="border-line border-b text-ink-muted text-xs">
        <tr>
          <th scope="col" className="py-2 text-left font-medium">
            Minggu
          </th>
          <th scope="col" className="px-2 py-2 text-right font-medium">
            Pesanan
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Pendapatan
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map((week) => (
          <tr key={weekLabel(week)} className="surface-row">
            <th scope="row" className="text-left font-normal text-ink">
              <Link
                to={paidOrdersUrl(week.days)}
                className="inline-flex min-h-11 items-center text-brand-text underline underline-offset-2"
              >
                {weekLabel(week)}
              </Link>
            </th>
            <td className="px-2 text-right text-ink tabular-nums">{week.orders}</td>
            <td className="text-right text-ink tabular-nums">{formatRupiah(week.revenue)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The table below says the same to people who cannot see it.
/** `65940000` → `65,9 jt`: an axis has no room for `Rp 65.940.000`. */
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });
const percent = (share: number) => `${share * 100}%`;

function WeekChart({ weeks }: { weeks: Week[] }) {
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
