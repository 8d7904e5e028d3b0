import { type ShopSummary, screens } from '@timesync/contract';

type Day = Pick<ShopSummary['days'][number], 'day'>;

/** The list behind the sales of these days, oldest first. */
export function paidOrdersUrl(days: readonly Day[]): string {
  const [from, to] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `${screens.orders}?${new URLSearchParams({ status: 'paid', from, to })}`;
}
