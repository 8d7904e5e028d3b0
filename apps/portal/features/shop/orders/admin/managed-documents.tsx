import { documentName, documentUrl, type ManagedOrder } from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import { EntryDialog, TextareaField } from '~/components/form';
import { DialogButton, Fold, OutLink } from '~/components/ui';
import { callApi } from '~/lib/api';
import { BillToFields, correctReceiptForm, typedBillTo } from '../bill-to';
import { useStoreManagedOrder } from './managed-order-queries';

const canBeNamed: ManagedOrder['status'][] = ['pending', 'confirm', 'paid'];

/** The document of an order, and the way to correct the name on them. */
export function ManagedDocuments({ order }: { order: ManagedOrder }) {
  const { billTo, receipt } = order;
  return (
    <Fold title="Dokumen">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <DetailRow label="Atas nama">
          {billTo.name}
          {billTo.address && (
            <span className="block font-normal text-ink-muted">{billTo.address}</span>
          )}
        </DetailRow>
        {receipt && (
          <DetailRow label="Nomor kwitansi">
            {receipt.number}
            {receipt.replaces && (
              <span className="block font-normal text-ink-muted">Pengganti {receipt.replaces}</span>
            )}
          </DetailRow>
        )}
      </dl>
      <div className="flex flex-wrap gap-3">
        <OutLink href={documentUrl('document', order.id)} variant="secondary">
          {documentName(order)} (PDF)
        </OutLink>
        <DialogButton
          hidden={!canBeNamed.includes(order.status)}
          variant="quiet"
          dialog={(close) => <CorrectReceipt order={order} onClose={close} />}
        >
          {receipt ? 'Perbaiki kwitansi' : 'Ganti nama di dokumen'}
        </DialogButton>
      </div>
    </Fold>
  );
}

function CorrectReceipt({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const store = useStoreManagedOrder();
  return (
    <EntryDialog
      title={order.receipt ? 'Perbaiki kwitansi' : 'Ganti nama di dokumen'}
      description={
        order.receipt
          ? `Kwitansi baru mendapat nomor baru dan menyebut ${order.receipt.number} sebagai yang digantikan.`
          : 'Nama ini dipakai di invoice dan kwitansi.'
      }
      about={order.invoiceNumber}
      confirm={order.receipt ? 'Terbitkan kwitansi baru' : 'Simpan'}
      back="Tidak, kembali"
      onClose={onClose}
      draft={`receipt ${order.id}`}
      schema={correctReceiptForm}
      defaultValues={{ transactionId: order.id, ...typedBillTo(order.billTo), reason: '' }}
      send={async (body) =>
        void store(await callApi('POST /admin/transactions/kwitansi', { body }))
      }
      done="Nama di dokumen tersimpan"
    >
      <BillToFields />
      <TextareaField rows={3} name="reason" label="Alasan" hint="Pelanggan membaca alasan ini." />
    </EntryDialog>
  );
}
