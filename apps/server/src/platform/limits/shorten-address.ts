import { networkKey } from './network-key.ts';

/** Distinguishes networks without identifying a household: `203.0.113.x`, `2001:db8:1:x`. */
export function shortenAddress(address: string): string {
  const network = networkKey(address);
  const separator = network.includes(':') ? ':' : '.';
  return [...network.split(separator).slice(0, 3), 'x'].join(separator);
}
