import { brand, formatDate, type OpenHandover, whatsappLink } from '@timesync/contract';
import { Alert, Button, buttonStyle } from '@timesync/ui';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { notifySuccess } from '~/lib/browser/notify';
import { useCancelHandover, useHandoverLink } from './handover-queries';

interface WaitingHandoverProps {
  mosqueId: number;
  mosque: string;
  handover: OpenHandover;
}

/** The ketua sends the link, again if need be, or takes it back. */
export function WaitingHandover({ mosqueId, mosque, handover }: WaitingHandoverProps) {
  const { successor, whatsapp, deadlineAt } = handover;
  const { data } = useHandoverLink(mosqueId, handover.id);
  const url = data?.url;
  return (
    <div className="space-y-4">
      <Alert tone="info">
        Menunggu <strong>{successor}</strong> menerima sampai {formatDate(deadlineAt)}. Sampai saat
        itu Anda tetap ketua.
      </Alert>
      {!whatsapp && (
        <p className="text-ink-muted text-sm">Undangannya sudah kami kirim lewat email.</p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {url && whatsapp && (
          <a
            href={whatsappLink(whatsapp, messageFor(mosque, url, deadlineAt))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('primary')}
          >
            <MessageCircle aria-hidden className="size-5" />
            Kirim lewat WhatsApp
          </a>
        )}
        {url && (
          <CopyButton text={url} copiedMessage="Tautan disalin">
            Salin tautan
          </CopyButton>
        )}
        <CancelButton mosqueId={mosqueId} successor={successor} />
      </div>
    </div>
  );
}

function messageFor(mosque: string, url: string, deadlineAt: string): string {
  return `Assalamu'alaikum, saya serahkan jam masjid ${mosque} (${brand.name}) kepada Anda sebagai ketua berikutnya. Terima di sini: ${url}\n\nBerlaku sampai ${formatDate(deadlineAt)}, jangan diteruskan.`;
}

function CancelButton({ mosqueId, successor }: { mosqueId: number; successor: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const cancel = useCancelHandover(mosqueId);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        Batalkan serah terima
      </Button>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="Batalkan serah terima?"
        question="Tautannya tidak berlaku lagi, dan Anda tetap ketua."
        itemName={successor}
        actionLabel="Ya, batalkan"
        cancelLabel="Tidak, kembali"
        isPending={cancel.isPending}
        onConfirm={() =>
          cancel.mutate(undefined, {
            onSuccess: () => notifySuccess('Serah terima dibatalkan'),
            onSettled: () => setIsAsked(false),
          })
        }
      />
    </>
  );
}
