import type { ShopSettings } from '@timesync/contract';

/** How the cost of sending is found where a province has no rate of its own. */
export const shippingModes: Array<{ value: ShopSettings['shippingMode']; label: string }> = [
  { value: 'flat', label: 'Tarif tetap' },
  { value: 'free', label: 'Gratis ongkir' },
  { value: 'quoted', label: 'Dihitung admin per pesanan' },
];
