// The name of an offer, and the sentence when there is too little of it. Without zod, because pages
// use it.
import { brand } from '../site/brand.ts';

/** `TimeSync Box (RAM 4 GB)`, as people read it. */
export function productLabel(product: string, variant: string | null | undefined): string {
  return variant ? `${product} (${variant})` : product;
}

export function shortageSentence(label: string, stock: number | null): string {
  return stock
    ? `Stok ${label} tinggal ${stock}. Kurangi jumlahnya, lalu coba lagi.`
    : `Stok ${label} habis. Hapus dari keranjang, lalu coba lagi.`;
}

const boxName = brand.box.toLowerCase();

/** The ready-made box is a product of its own and carries a TV licence. */
export const isBox = ({ name }: { name: string }) => name.toLowerCase().includes(boxName);
