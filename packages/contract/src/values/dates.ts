// `id-ID` prints 12.03, the specification wants 12:03, so dates are put together from their parts.
export const BUSINESS_TIME_ZONE = 'Asia/Jakarta';

const formatter = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_TIME_ZONE,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

type Parts = Record<'day' | 'month' | 'year' | 'hour' | 'minute', string | number>;

function partsOf(date: Date): Parts {
  const parts = Object.fromEntries(formatter.formatToParts(date).map((p) => [p.type, p.value]));
  return { ...parts, day: Number(parts.day), month: months[Number(parts.month) - 1] } as Parts;
}

/** `17 Agu 2026, 09:05`, in the business's time zone. */
export function formatDateTime(value: string | number | Date): string {
  const { day, month, year, hour, minute } = partsOf(new Date(value));
  return `${day} ${month} ${year}, ${hour}:${minute}`;
}

/** `17 Agu 2026`, in the business's time zone. */
export function formatDate(value: string | number | Date): string {
  const { day, month, year } = partsOf(new Date(value));
  return `${day} ${month} ${year}`;
}

const isoFormatter = new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TIME_ZONE });

/** `2026-08-17`, in the business's time zone: before 07:00 the day of UTC is still yesterday. */
export function isoDate(value: string | number | Date): string {
  return isoFormatter.format(new Date(value));
}

/** `2026-08-03` → `3 Agu`: a day of the bank's calendar, which needs no time zone. */
export function formatDayMonth(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]}`;
}
