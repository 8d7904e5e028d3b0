import { buttonStyle } from '@timesync/ui';
import { Pause, Play } from 'lucide-react';
import { MediaPicture } from './media-picture';

/** The four pictures of the carousel, `layar-1` to `layar-4`; scripts/commands/make-pictures.mjs draws them. */
const screenshots = [
  { name: 'layar-1', caption: 'Jam besar dan jadwal sholat sehari penuh' },
  { name: 'layar-2', caption: 'Pilihan tema yang serasi dengan masjid Anda' },
  { name: 'layar-3', caption: 'Hitung mundur menuju iqomah' },
  { name: 'layar-4', caption: 'Layar memberi tahu saat adzan tiba' },
] as const;

/** A row that scrolls by touch or keys; `islands/sales/carousel.ts` makes it a carousel. */
export function ScreenshotCarousel() {
  return (
    <section data-carousel="" aria-roledescription="korsel" aria-label="Tangkapan layar">
      <div
        data-viewport=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the row is pushed by keys
        tabIndex={0}
        className="snap-x snap-mandatory overflow-x-auto rounded-card [scrollbar-width:none]"
      >
        <ul className="flex">
          {screenshots.map(({ name, caption }, index) => (
            <li
              key={name}
              aria-label={`${index + 1} dari ${screenshots.length}`}
              // What is beside the first picture is not fetched before it is about to be shown.
              className="min-w-0 flex-[0_0_100%] snap-start px-1 not-first:[content-visibility:auto]"
            >
              <figure>
                <MediaPicture
                  name={name}
                  alt=""
                  isLazy
                  className="aspect-video w-full rounded-card bg-deep object-cover"
                />
                <figcaption className="mt-3 text-center font-semibold text-ink">
                  {caption}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      {/* The space is reserved while the buttons would do nothing. */}
      <div className="mt-2 flex min-h-11 items-center justify-center not-in-data-moving:*:hidden">
        {screenshots.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            data-dot=""
            aria-label={`Tampilkan gambar ${index + 1}`}
            aria-current={index === 0}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className="h-2.5 w-2.5 rounded-full bg-line-strong transition-[width,background-color] duration-200 ease-calm group-hover:bg-brand group-aria-[current=true]:w-7 group-aria-[current=true]:bg-brand" />
          </button>
        ))}
        <button
          type="button"
          data-pause=""
          aria-label="Hentikan gambar"
          className={buttonStyle('quiet', 'icon', 'group ml-2 text-ink-muted')}
        >
          <Pause aria-hidden className="size-5 group-data-paused:hidden" />
          <Play aria-hidden className="hidden size-5 group-data-paused:block" />
        </button>
      </div>
    </section>
  );
}
