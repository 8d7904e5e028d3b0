import { Pause, Play } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { classNames } from '~/lib/browser/class-names';

interface CarouselBarProps {
  count: number;
  selected: number;
  /** Before that the place is kept empty: buttons that do nothing help nobody. */
  isReady: boolean;
  onSelect: (index: number) => void;
  /** Nothing where nothing moves by itself. */
  pause: { isPaused: boolean; onToggle: () => void } | undefined;
}

export function CarouselBar({ count, selected, isReady, onSelect, pause }: CarouselBarProps) {
  const Icon = pause?.isPaused ? Play : Pause;
  return (
    <div className="mt-2 flex min-h-11 items-center justify-center">
      {isReady &&
        Array.from({ length: count }, (_, index) => index).map((index) => (
          <button
            key={index}
            type="button"
            aria-label={`Tampilkan gambar ${index + 1}`}
            aria-current={index === selected}
            onClick={() => onSelect(index)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span
              className={classNames(
                'h-2.5 rounded-full transition-[width,background-color] duration-200 ease-calm',
                index === selected ? 'w-7 bg-brand' : 'w-2.5 bg-line-strong group-hover:bg-brand',
              )}
            />
          </button>
        ))}
      {isReady && pause && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={pause.isPaused ? 'Jalankan gambar' : 'Hentikan gambar'}
          onClick={pause.onToggle}
          className="ml-2 text-ink-muted"
        >
          <Icon aria-hidden className="size-5" />
        </Button>
      )}
    </div>
  );
}
