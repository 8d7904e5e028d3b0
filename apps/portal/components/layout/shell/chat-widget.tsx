import { MessageCircleMore, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { lazyPart } from '~/components/ui';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';

const ChatPanel = lazyPart(() => import('./chat-panel'));

interface ChatWidgetProps {
  /** Null when the seller has set none. */
  whatsappNumber: string | null;
  serviceHours: string | undefined;
}

/** Floating "chat admin" button: beside the page where there is room, else in the bar above it, where it covers nothing. */
export function ChatWidget({ whatsappNumber, serviceHours }: ChatWidgetProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useDialogEntry<true>(() => button.current?.focus());
  const isOpen = panel.value ?? false;
  const panelId = useId();
  usePrefetch(ChatPanel.prefetch);
  const Icon = isOpen ? X : MessageCircleMore;

  return (
    <aside
      aria-label="Chat admin"
      className="fixed top-2.5 right-2 z-30 flex flex-col-reverse items-end gap-3 lg:top-auto lg:right-4 lg:bottom-4 lg:flex-col"
    >
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
        className="grid size-11 place-items-center rounded-full bg-brand text-brand-ink transition-colors duration-150 hover:bg-brand-hover lg:size-14 lg:shadow-float"
      >
        <Icon aria-hidden className="size-6" />
      </button>
    </aside>
  );
}
