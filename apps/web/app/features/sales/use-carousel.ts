import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

export interface Carousel {
  /** Nothing until its code has arrived, which is after the first paint. */
  api: EmblaCarouselType | undefined;
  selected: number;
  isDragged: boolean;
}

export function useCarousel(viewport: RefObject<HTMLElement | null>): Carousel {
  const [api, setApi] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [isDragged, setIsDragged] = useState(false);

  useEffect(() => {
    let started: EmblaCarouselType | undefined;
    let isGone = false;
    void import('embla-carousel').then(({ default: startCarousel }) => {
      if (isGone || !viewport.current) return;
      // The row may have been pushed by hand while it was a plain one.
      viewport.current.scrollLeft = 0;
      started = startCarousel(viewport.current, { loop: true });
      started.on('select', (carousel) => setSelected(carousel.selectedScrollSnap()));
      started.on('pointerDown', () => setIsDragged(true));
      started.on('pointerUp', () => setIsDragged(false));
      setApi(started);
    });
    return () => {
      isGone = true;
      started?.destroy();
    };
  }, [viewport]);

  return { api, selected, isDragged };
}
