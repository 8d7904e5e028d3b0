import { whatsappLink } from '@timesync/contract';
import { Alert, Button, type ButtonVariant } from '@timesync/ui';
import { ArrowUpRight, SendHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OutLink, Textarea } from '~/components/ui';

const questions = [
  'Bagaimana cara memasang aplikasinya?',
  'Apakah aplikasi bisa dipakai tanpa internet?',
  'Bagaimana jadwal sholat dan adzan diatur?',
  'Apakah ada notifikasi adzan otomatis?',
];

interface ChatPanelProps {
  whatsappNumber: string | null;
  serviceHours: string | undefined;
  onClose: () => void;
}

export default function ChatPanel({ whatsappNumber, serviceHours, onClose }: ChatPanelProps) {
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from any of its controls.
    <div
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      // As high as the screen allows above the round button; the send button stays visible.
      className="max-h-[calc(100dvh-var(--spacing)*27)] w-[min(22rem,calc(100vw-2rem))] animate-rise-in scroll-pb-20 overflow-y-auto surface-sheet"
    >
      <div className="girih bg-deep px-5 py-4 text-deep-ink">
        <h2 ref={heading} tabIndex={-1} className="font-bold text-lg focus:outline-none">
          Chat admin
        </h2>
        <p className="text-deep-muted text-sm">Pilih pertanyaan atau tulis pesan Anda.</p>
        {serviceHours && <p className="text-deep-muted text-sm">Jam layanan: {serviceHours}.</p>}
      </div>
      <div className="space-y-4 p-4">
        {!whatsappNumber && <Alert tone="info">Nomor WhatsApp admin belum diatur.</Alert>}
        <ul className="space-y-2">
          {questions.map((question) => (
            <li key={question}>
              <ChatLink
                whatsappNumber={whatsappNumber}
                message={question}
                variant="secondary"
                className="w-full justify-between text-left"
              >
                {question}
                <ArrowUpRight aria-hidden className="size-4 shrink-0 text-ink-muted" />
              </ChatLink>
            </li>
          ))}
        </ul>
        <Textarea
          label="Pesan Anda"
          rows={2}
          maxLength={1000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      <div className="sticky bottom-0 border-line border-t bg-surface px-4 py-3">
        <ChatLink
          whatsappNumber={whatsappNumber}
          message={message.trim()}
          variant="primary"
          className="w-full"
        >
          <SendHorizontal aria-hidden className="size-5" />
          Kirim lewat WhatsApp
        </ChatLink>
      </div>
    </div>
  );
}

interface ChatLinkProps {
  whatsappNumber: string | null;
  message: string;
  variant: ButtonVariant;
  className: string;
  children: ReactNode;
}

/** A real link, because popup blockers stop `window.open`; a disabled button while there is no number. */
function ChatLink({ whatsappNumber, message, variant, className, children }: ChatLinkProps) {
  if (!whatsappNumber || !message) {
    return (
      <Button variant={variant} disabled className={className}>
        {children}
      </Button>
    );
  }
  return (
    <OutLink href={whatsappLink(whatsappNumber, message)} variant={variant} className={className}>
      {children}
    </OutLink>
  );
}
