import { formatPhone, type ShopSettings } from '@timesync/contract';

/** A setting as the text that its field holds. */
export function asTyped(name: keyof ShopSettings, value: string | number | null): string {
  if (value === null) return '';
  return name === 'whatsappNumber' ? formatPhone(String(value)) : String(value);
}
