import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

export interface Carousel {
  /** Nothing until its code has arrived, which is fetched when the pictures come near. */
  api: EmblaCarouselType | undefined;
  selected: number;
  isDragged: boolean;
}

const NEAR = { rootMargin: '200px' };

export function useCarousel(viewport: RefObject<HTMLElement | null>): Carousel {
  const [api, setApi] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [isDragged, setIsDragged] = useState(false);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    let started: EmblaCarouselType | undefined;
    let isGone = false;
    const start = async () => {
      const { default: startCarousel } = await import('embla-carousel');
      if (isGone) return;
      // The row may have been pushed by hand while it was a plain one.
      row.scrollLeft = 0;
      started = startCarousel(row, { loop: true });
      started.on('select', (carousel) => setSelected(carousel.selectedScrollSnap()));
      started.on('pointerDown', () => setIsDragged(true));
      started.on('pointerUp', () => setIsDragged(false));
      setApi(started);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void start();
    }, NEAR);
    observer.observe(row);
    return () => {
      isGone = true;
      observer.disconnect();
      started?.destroy();
    };
  }, [viewport]);

  return { api, selected, isDragged };
}
