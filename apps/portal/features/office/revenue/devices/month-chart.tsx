import { type DeviceSummary, formatDate } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { axisTicks } from '../axis-ticks';

const percent = (share: number) => `${share * 100}%`;
/** "Nov 2026". */
const monthOf = (month: string) => formatDate(`${month}-01`).split(' ').slice(1).join(' ');

/** The devices of today by the month in which they were activated. */
export function MonthChart({ months }: Pick<DeviceSummary, 'months'>) {
  const ticks = axisTicks(Math.max(...months.map(({ devices }) => devices)));
  const most = ticks.at(-1) ?? 1;
  return (
    <Card aria-labelledby="bulan-aktivasi" className="lg:col-span-2">
      <h2 id="bulan-aktivasi" className="mb-4 font-bold text-ink text-lg">
        Bulan aktivasi
      </h2>
      <div
        role="img"
        aria-label="Grafik perangkat per bulan aktivasi; angkanya ada di tabel di bawah."
        className="flex h-48 gap-2 pt-2 text-ink-muted text-sm"
      >
        <div className="relative w-8 shrink-0 tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 translate-y-1/2 text-right leading-none"
              style={{ bottom: percent(tick / most) }}
            >
              {tick}
            </span>
          ))}
        </div>
        <div className="relative flex flex-1 items-end gap-1">
          {ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-line border-t"
              style={{ bottom: percent(tick / most) }}
            />
          ))}
          {months.map(({ month, devices }) => (
            <div
              key={month}
              className="relative flex-1 bg-brand"
              style={{ height: percent(devices / most) }}
            />
          ))}
        </div>
      </div>
      <div className="mt-2 ml-10 flex justify-between text-ink-muted text-sm">
        <span>{monthOf(months[0]?.month ?? '')}</span>
        <span>{monthOf(months.at(-1)?.month ?? '')}</span>
      </div>
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer items-center text-brand-text text-sm underline underline-offset-2">
          Lihat sebagai tabel
        </summary>
        <table className="w-full text-sm">
          <caption className="sr-only">Perangkat per bulan aktivasi</caption>
          <tbody className="divide-y divide-line">
            {months.toReversed().map(({ month, devices }) => (
              <tr key={month}>
                <th scope="row" className="py-2 text-left font-normal text-ink">
                  {monthOf(month)}
                </th>
                <td className="text-right text-ink tabular-nums">{devices}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
