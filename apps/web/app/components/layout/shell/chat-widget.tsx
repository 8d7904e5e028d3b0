import { MessageCircleMore, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from '~/lib/browser/class-names';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { ChatPanel } from './chat-panel';
import { useIsReadingOn } from './use-is-reading-on';

interface ChatWidgetProps {
  /** Null when the seller has set none. */
  whatsappNumber: string | null;
  serviceHours: string | undefined;
}

/** Floating "chat admin" button. */
export function ChatWidget({ whatsappNumber, serviceHours }: ChatWidgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useDialogEntry<true>(() => button.current?.focus());
  const isOpen = panel.value ?? false;
  const panelId = useId();
  const isReadingOn = useIsReadingOn();
  const Icon = isOpen ? X : MessageCircleMore;

  return (
    <aside aria-label="Chat admin" className="fixed right-4 bottom-4 z-30 flex flex-col items-end">
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <ChatPanel
            whatsappNumber={whatsappNumber}
            serviceHours={serviceHours}
            onClose={panel.close}
          />
        )}
      </div>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? 'Tutup chat admin' : 'Chat admin'}
        onClick={() => (isOpen ? panel.close() : panel.open(true))}
        className={classNames(
          'grid size-14 place-items-center rounded-full bg-brand text-brand-ink shadow-float transition-[translate,background-color] duration-150 hover:bg-brand-hover',
          // Out of the way of what is being read; a little scrolling back brings it again.
          isReadingOn && !isOpen && 'max-lg:translate-x-20',
        )}
      >
        <Icon aria-hidden className="size-6" />
      </button>
    </aside>
  );
}
