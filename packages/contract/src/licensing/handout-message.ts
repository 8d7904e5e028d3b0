import { productLabel } from '../catalog/product-label.ts';
import { brand } from '../site/brand.ts';

interface Handout {
  product: string;
  variant: string | null;
  url: string;
}

/** What the giver sends with the link. */
export function handoutMessage({ product, variant, url }: Handout): string {
  return [
    `Assalamu'alaikum, ini lisensi ${productLabel(product, variant)} dari ${brand.name} untuk Anda.`,
    `Buka tautan ini, masuk atau daftar, lalu tekan "Ambil lisensi ini":`,
    url,
    'Tautan ini hanya untuk satu penerima, jangan diteruskan.',
  ].join('\n');
}
