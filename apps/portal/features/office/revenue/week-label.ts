import { formatDate } from '@timesync/contract';
import type { Week } from './compare-spans';

/** `12 Nov – 18 Nov` */
export function weekLabel({ days }: Week): string {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return `${dayAndMonth(first)} – ${dayAndMonth(last)}`;
}

export const dayAndMonth = (day: string) => formatDate(day).split(' ').slice(0, 2).join(' ');
