import { isBox, type Product } from '@timesync/contract';
import { NewBoxDrawing, TvBoxDrawing } from '@timesync/ui';
import { BookOpen } from 'lucide-react';

/** The seller's picture, or a drawing by kind of product: the clock on a TV, a box, a book. */
export function ProductPicture({ product }: { product: Product }) {
  if (product.picture) {
    return (
      <img
        src={product.picture}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    );
  }
  if (isBox(product)) return <NewBoxDrawing />;
  if (product.requiresLicense) return <TvBoxDrawing />;
  return <BookOpen aria-hidden className="mb-6 size-16" strokeWidth={1.25} />;
}
