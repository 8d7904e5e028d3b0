import type { Product } from '@timesync/contract';
import { BookOpen } from 'lucide-react';
import { NewBoxDrawing, TvBoxDrawing } from './device-drawings';
import { isBox } from './device-offers';

/** Drawn after what it is: the clock on a TV, the box that brings it, or something to read. */
export function ProductPicture({ product }: { product: Product }) {
  if (isBox(product)) return <NewBoxDrawing />;
  if (product.requiresLicense) return <TvBoxDrawing />;
  return <BookOpen aria-hidden className="mb-6 size-16" strokeWidth={1.25} />;
}
