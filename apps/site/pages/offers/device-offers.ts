// Which offer fits which device. There are two licence types that are not interchangeable, distinguished
// by the variant's init (starter-catalog.ts); the ready-made box is a product of its own and carries a
// TV licence, so its variants must not be offered for an existing TV box.
import { isBox, type Product } from '@timesync/contract';

export type OfferKind = 'phone' | 'tv' | 'box';

export interface Offer {
  variantId: number;
  price: number;
}

const initOf = { phone: 'HP', tv: 'TV' } as const;

/** The cheapest fitting variant of each kind; a kind that the seller does not offer is missing. */
export function findOffers(products: Product[]): Partial<Record<OfferKind, Offer>> {
  const boxes = products.filter(isBox).flatMap((product) => product.ProductVariant);
  const licenses = products
    .filter((product) => product.requiresLicense && !isBox(product))
    .flatMap((product) => product.ProductVariant);
  const cheapest = (variants: Product['ProductVariant']): Offer | undefined => {
    const [first] = variants.toSorted((a, b) => a.price - b.price);
    return first && { variantId: first.id, price: first.price };
  };
  const found = {
    phone: cheapest(licenses.filter(({ init }) => init === initOf.phone)),
    tv: cheapest(licenses.filter(({ init }) => init === initOf.tv)),
    box: cheapest(boxes),
  };
  return Object.fromEntries(Object.entries(found).filter(([, offer]) => offer));
}

export function priceAnchor(variantId: number): string {
  return `harga-${variantId}`;
}
