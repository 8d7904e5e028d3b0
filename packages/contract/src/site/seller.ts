// The seller's details as the pages show them. Without zod, because the public pages use it.
import { formatPhone } from '../values/phone.ts';
import { brand } from './brand.ts';
import type { PublicSettings } from './settings.ts';
import type { ShopSettings } from './shop-settings.ts';

/** The seller's public details; null is unset. */
export type Seller = PublicSettings['seller'];

export function sellerOf(shop: ShopSettings): Seller {
  return {
    name: shop.sellerName,
    address: shop.sellerAddress,
    city: shop.sellerCity,
    phone: shop.sellerPhone,
    taxNumber: shop.sellerTaxNumber,
    since: shop.sellerSince,
  };
}

/**
 * `CV Waktu Tepat · Jl. Masjid 1, Bandung · 0812-3456-7890`; the brand alone when nothing is set.
 */
export function sellerLine({ name, address, phone }: Seller): string {
  const parts = [name, address, phone && formatPhone(phone)].filter(Boolean);
  return parts.join(' · ') || brand.name;
}

/** At the top of a document; the brand's slogan where the seller has set nothing. */
export function sellerHead(seller: Seller): { name: string; lines: string[] } {
  const { name, address, phone, taxNumber, since } = seller;
  const contact = [
    phone && `Telp. ${formatPhone(phone)}`,
    taxNumber && `NPWP ${taxNumber}`,
    since && `Sejak ${since}`,
  ].filter(Boolean);
  const lines = [address ?? '', contact.join(' · ')].filter(Boolean);
  return { name: name ?? brand.name, lines: name || lines.length > 0 ? lines : [brand.slogan] };
}

/** Shown beside account numbers, as a warning against fraud with other accounts. */
export function officialAccounts({ name }: Pick<Seller, 'name'>): string {
  return `Rekening resmi ${name ?? brand.name} hanya ini.`;
}
