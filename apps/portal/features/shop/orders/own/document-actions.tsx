import { documentName, documentUrl, type Order } from '@timesync/contract';
import { Download, PencilLine } from 'lucide-react';
import { DialogButton, lazyDialog, OutLink } from '~/components/ui';

const BillToDialog = lazyDialog(() => import('./bill-to-dialog'));

/** The document as a file, and the name on it while it can still be changed. */
export function DocumentActions({ order }: { order: Order }) {
  const isOpen = order.status === 'pending' || order.status === 'confirm';
  return (
    <>
      <OutLink href={documentUrl('document', order.id)} icon={Download}>
        Unduh {documentName(order).toLowerCase()} (PDF)
      </OutLink>
      {order.receipt && order.paymentProof && (
        <OutLink
          href={documentUrl('treasurer', order.id)}
          variant="quiet"
          className="text-brand-text"
        >
          Berkas bendahara
        </OutLink>
      )}
      <DialogButton
        hidden={!isOpen}
        variant="quiet"
        className="text-brand-text"
        dialog={(close) => <BillToDialog order={order} onClose={close} />}
      >
        <PencilLine aria-hidden className="size-5" />
        Ganti nama
      </DialogButton>
    </>
  );
}
