import { Button } from '@timesync/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import { Kbd } from '~/components/ui/content/kbd';

interface ReviewBarProps {
  /** Undefined when the shown order has left the queue. */
  position: number | undefined;
  total: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  hasShortcuts: boolean;
  onSwitchShortcuts: (isOn: boolean) => void;
}

export function ReviewBar(props: ReviewBarProps) {
  const { position, total, onPrevious, onNext, hasShortcuts, onSwitchShortcuts } = props;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Antrean" className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          disabled={!onPrevious}
          aria-keyshortcuts={hasShortcuts ? 'K' : undefined}
          onClick={onPrevious}
        >
          <ChevronLeft aria-hidden className="size-5" />
          Sebelumnya
          {hasShortcuts && <Kbd>K</Kbd>}
        </Button>
        <Button
          variant="secondary"
          disabled={!onNext}
          aria-keyshortcuts={hasShortcuts ? 'J' : undefined}
          onClick={onNext}
        >
          Berikutnya
          {hasShortcuts && <Kbd>J</Kbd>}
          <ChevronRight aria-hidden className="size-5" />
        </Button>
        <p aria-live="polite" className="text-ink-muted text-sm">
          {position === undefined ? `${total} menunggu` : `${position} dari ${total} yang menunggu`}
        </p>
      </nav>
      <ShortcutSwitch isOn={hasShortcuts} onSwitch={onSwitchShortcuts} />
    </div>
  );
}
