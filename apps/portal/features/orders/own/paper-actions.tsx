import { type Order, paperUrl } from '@timesync/contract';
import { Button, buttonStyle } from '@timesync/ui';
import { Download, FolderArchive, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const dialog = loadOnDemand(() => import('./bill-to-dialog').then((code) => code.BillToDialog));

/** The papers as files, and the name on them while it can still be changed. */
export function PaperActions({ order }: { order: Order }) {
  const [isChanging, setIsChanging] = useState(false);
  const isOpen = order.status === 'pending' || order.status === 'confirm';
  const paper = order.receipt ? 'receipt' : 'invoice';
  return (
    <>
      <a
        href={paperUrl(paper, order.id)}
        target="_blank"
        rel="noopener"
        className={buttonStyle('secondary')}
      >
        <Download aria-hidden className="size-5" />
        {order.receipt ? 'Kwitansi (PDF)' : 'Invoice (PDF)'}
      </a>
      {order.receipt && (
        <a href={paperUrl('archive', order.id)} download className={buttonStyle('secondary')}>
          <FolderArchive aria-hidden className="size-5" />
          Berkas bendahara (ZIP)
        </a>
      )}
      {isOpen && (
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          <PencilLine aria-hidden className="size-5" />
          Ganti nama
        </Button>
      )}
      {isChanging && (
        <DialogOnDemand
          dialog={dialog}
          title="Nama di invoice dan kwitansi"
          dialogProps={{ order, onClose: () => setIsChanging(false) }}
        />
      )}
    </>
  );
}
