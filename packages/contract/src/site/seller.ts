// The seller's details as the pages show them. Without zod, because the public pages use it.
import { formatPhone } from '../values/phone.ts';
import { brand } from './brand.ts';
import type { ShopSettings } from './shop-settings.ts';

/** The seller's public details; null is unset. */
export interface Seller {
  name: string | null;
  address: string | null;
  phone: string | null;
  taxNumber: string | null;
  since: number | null;
}

export function sellerOf(shop: ShopSettings): Seller {
  return {
    name: shop.sellerName,
    address: shop.sellerAddress,
    phone: shop.sellerPhone,
    taxNumber: shop.sellerTaxNumber,
    since: shop.sellerSince,
  };
}

/**
 * `CV Waktu Tepat · Jl. Masjid 1, Bandung · 0812-3456-7890`; the brand alone when nothing is set.
 */
export function sellerLine({ name, address, phone }: Seller): string {
  const facts = [name, address, phone && formatPhone(phone)].filter(Boolean);
  return facts.join(' · ') || brand.name;
}

/** Shown beside account numbers, as a warning against fraud with other accounts. */
export function officialAccounts({ name }: Pick<Seller, 'name'>): string {
  return `Rekening resmi ${name ?? brand.name} hanya ini.`;
}
