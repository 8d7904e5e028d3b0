import { addressLines, formatPhone, type ShippingAddress } from '@timesync/contract';

/** Returns the address as a courier's form needs it. */
export function addressText(address: ShippingAddress): string {
  return [address.name, formatPhone(address.whatsapp), ...addressLines(address)].join('\n');
}

export function WrittenAddress({ address }: { address: ShippingAddress }) {
  return <address className="whitespace-pre-line not-italic">{addressText(address)}</address>;
}
