import { documentName, documentUrl, type Order } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { Download, PencilLine } from 'lucide-react';
import { DialogButton, lazyDialog } from '~/components/ui';

const BillToDialog = lazyDialog(() => import('./bill-to-dialog'));

/** The document as a file, and the name on it while it can still be changed. */
export function DocumentActions({ order }: { order: Order }) {
  const isOpen = order.status === 'pending' || order.status === 'confirm';
  return (
    <>
      <a
        href={documentUrl('document', order.id)}
        target="_blank"
        rel="noopener"
        className={buttonStyle('primary')}
      >
        <Download aria-hidden className="size-5" />
        Unduh {documentName(order).toLowerCase()} (PDF)
      </a>
      {order.receipt && order.paymentProof && (
        <a
          href={documentUrl('treasurer', order.id)}
          target="_blank"
          rel="noopener"
          className={buttonStyle('quiet', 'regular', 'text-brand-text')}
        >
          Berkas bendahara
        </a>
      )}
      {isOpen && (
        <DialogButton
          variant="quiet"
          className="text-brand-text"
          dialog={(close) => <BillToDialog order={order} onClose={close} />}
        >
          <PencilLine aria-hidden className="size-5" />
          Ganti nama
        </DialogButton>
      )}
    </>
  );
}
