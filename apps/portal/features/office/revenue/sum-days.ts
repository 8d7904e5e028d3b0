import type { ShopSummary } from '@timesync/contract';

type Day = ShopSummary['days'][number];

export function sumDays(days: readonly Day[]): Omit<Day, 'day'> {
  return days.reduce(
    (sum, { orders, revenue }) => ({
      orders: sum.orders + orders,
      revenue: sum.revenue + revenue,
    }),
    { orders: 0, revenue: 0 },
  );
}

/** `12 dari 48 (25%)`; nothing of nothing is no percentage. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return `${part} dari ${whole}`;
  return `${part} dari ${whole} (${Math.round((part / whole) * 100)}%)`;
}
