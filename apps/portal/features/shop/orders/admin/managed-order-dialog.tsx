import {
  addressLines,
  formatDateTime,
  formatPhone,
  type ManagedOrder,
  managedEventLabel,
  type Order,
  screens,
} from '@timesync/contract';
import { Alert, classNames, DetailRow } from '@timesync/ui';
import { useState } from 'react';
import { ButtonLink, Dialog, Fold, Loaded, type RowDialogProps, StickyBar } from '~/components/ui';
import { useMay } from '~/lib/session/use-may';
import { OrderStatusBadge } from '../order-status-badge';
import { OrderTimeline } from '../order-timeline';
import { useFocusOnChange } from '../use-focus-on-change';
import { EndOrderButtons } from './end-order';
import { ManagedDocuments } from './managed-documents';
import { useManagedOrder } from './managed-order-queries';
import { AccountDetail, CustomerDetail, ManagedOrderLines, noProofLabel } from './order-details';
import { ReceivedPayments } from './payment/received-payments';
import { ProofDecision, type Question } from './proof/proof-decision';
import { ProofViewer } from './proof/proof-viewer';
import { ProofWarningList } from './proof/proof-warning-list';
import { SetShippingCost } from './set-shipping-cost';

export default function ManagedOrderDialog({ id, onClose }: RowDialogProps) {
  const order = useManagedOrder(id);
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Detail Transaksi"
      description={order.data?.invoiceNumber ?? (order.isFetching && 'Memuat transaksi...')}
    >
      <Loaded query={order} failure="Transaksi ini tidak dapat dimuat.">
        {(loaded) => <ManagedOrderDetail order={loaded} />}
      </Loaded>
    </Dialog>
  );
}

/** As specified: the lines, the proof and Approve; everything else is folded below them. */
function ManagedOrderDetail({ order }: { order: ManagedOrder }) {
  const may = useMay();
  const [question, setQuestion] = useState<Question>();
  const statusLine = useFocusOnChange(order.status);
  const can = (action: ManagedOrder['allowedActions'][number]) =>
    order.allowedActions.includes(action);
  return (
    <div className="space-y-4">
      <p
        ref={statusLine}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-x-4 focus:outline-none"
      >
        <OrderStatusBadge {...order} />
        <span className="break-words text-ink text-sm">
          {[order.user.name, order.mosque?.name].filter(Boolean).join(', ')}
        </span>
      </p>
      {order.rejectionReason && (
        <Alert tone="info">Bukti terakhir ditolak: {order.rejectionReason}</Alert>
      )}
      <div
        className={classNames(
          'grid gap-x-6 gap-y-4',
          order.paymentProof && 'lg:grid-cols-2 lg:grid-rows-[auto_1fr]',
        )}
      >
        <ManagedOrderLines order={order} />
        <Proof order={order} />
        <dl className="grid content-start gap-3">
          <AccountDetail account={order.paymentAccount} />
          {order.paymentDate && (
            <DetailRow label="Bukti dikirim">{formatDateTime(order.paymentDate)} WIB</DetailRow>
          )}
        </dl>
      </div>
      {can('setShippingCost') && <SetShippingCost order={order} />}
      {/* Stays mounted: an open confirmation says that another admin was faster. */}
      <StickyBar className={can('approve') || can('reject') ? 'z-10' : 'hidden'}>
        <ProofDecision order={order} question={question} onAsk={setQuestion} />
      </StickyBar>
      <Fold title="Pelanggan dan waktu">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <CustomerDetail order={order} />
          <DetailRow label="Dibuat">{formatDateTime(order.createdAt)} WIB</DetailRow>
          {order.paidAt && (
            <DetailRow label="Lunas pada">{formatDateTime(order.paidAt)} WIB</DetailRow>
          )}
        </dl>
        <SentTo order={order} />
      </Fold>
      <ReceivedPayments order={order} />
      <ManagedDocuments order={order} />
      <Fold title="Riwayat pesanan">
        <OrderTimeline events={order.timeline} labelOf={managedEventLabel} />
      </Fold>
      <footer className="flex flex-col gap-3 sm:flex-row sm:justify-between">
        {may('admin') && (
          <ButtonLink
            variant="secondary"
            to={`${screens.history}?subject=order&subjectId=${order.id}`}
          >
            Lihat di Audit
          </ButtonLink>
        )}
        <EndOrderButtons order={order} />
      </footer>
    </div>
  );
}

function Proof({ order }: { order: ManagedOrder }) {
  return (
    <section aria-labelledby="order-proof" className="space-y-2 lg:row-span-2">
      <h3 id="order-proof" className="font-bold text-ink">
        Bukti pembayaran
      </h3>
      {order.paymentProof ? (
        <ProofViewer
          key={order.paymentProof}
          url={order.paymentProof}
          className="h-48 sm:h-[36dvh] sm:min-h-48"
        />
      ) : (
        <p className="text-ink-muted text-sm">{noProofLabel(order)}</p>
      )}
      {order.status === 'confirm' && <ProofWarningList order={order} />}
    </section>
  );
}

/** The address of an order; empty if nothing is shipped. */
function SentTo({ order: { shippingAddress } }: { order: Order }) {
  if (!shippingAddress) return null;
  const { name, whatsapp } = shippingAddress;
  return (
    <section aria-labelledby="sent-to">
      <h3 id="sent-to" className="font-bold text-ink">
        Dikirim ke
      </h3>
      <address className="mt-1 whitespace-pre-line break-words text-ink text-sm not-italic">
        {[`${name} · ${formatPhone(whatsapp)}`, ...addressLines(shippingAddress)].join('\n')}
      </address>
    </section>
  );
}
