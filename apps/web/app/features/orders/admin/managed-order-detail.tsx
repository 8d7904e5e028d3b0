import { formatDateTime, type ManagedOrder } from '@timesync/contract';
import { useState } from 'react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Alert } from '~/components/ui/feedback/alert';
import { OrderStatusBadge } from '../order-status-badge';
import { OrderTimeline } from '../order-timeline';
import { useFocusOnChange } from '../use-focus-on-change';
import { AccountFact } from './account-fact';
import { CancelManagedOrder } from './cancel-managed-order';
import { CustomerFact } from './customer-fact';
import { ManagedOrderLines } from './managed-order-lines';
import { orderAuditAddress } from './managed-order-url';
import { managedEventWords } from './managed-timeline-labels';
import { noProofWords } from './no-proof-label';
import { OrderFact } from './order-fact';
import { ProofDecision, type Question } from './proof/proof-decision';
import { ProofViewer } from './proof/proof-viewer';
import { ProofWarningList } from './proof/proof-warning-list';
import { RefundOrder } from './refund-managed-order';

export function ManagedOrderDetail({ order }: { order: ManagedOrder }) {
  const [question, setQuestion] = useState<Question>();
  const statusLine = useFocusOnChange(order.status);
  return (
    <div className="space-y-6">
      <p ref={statusLine} tabIndex={-1} className="focus:outline-none">
        <OrderStatusBadge status={order.status} />
      </p>
      {order.status === 'confirm' && <ProofWarningList order={order} />}
      {order.rejectionReason && (
        <Alert tone="info">Bukti terakhir ditolak: {order.rejectionReason}</Alert>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <CustomerFact order={order} />
        <AccountFact account={order.paymentAccount} />
        <OrderFact label="Dibuat">{formatDateTime(order.createdAt)} WIB</OrderFact>
        {order.paymentDate && (
          <OrderFact label="Bukti dikirim">{formatDateTime(order.paymentDate)} WIB</OrderFact>
        )}
        {order.paidAt && (
          <OrderFact label="Lunas pada">{formatDateTime(order.paidAt)} WIB</OrderFact>
        )}
      </dl>
      <ManagedOrderLines order={order} />
      <section aria-labelledby="order-proof" className="space-y-3">
        <h3 id="order-proof" className="font-bold text-ink">
          Bukti pembayaran
        </h3>
        {order.paymentProof ? (
          <ProofViewer
            key={order.paymentProof}
            address={order.paymentProof}
            className="h-[60dvh] max-h-[36rem]"
          />
        ) : (
          <p className="text-ink-muted text-sm">{noProofWords(order)}</p>
        )}
        <ProofDecision order={order} question={question} onAsk={setQuestion} />
      </section>
      <OrderTimeline events={order.timeline} wordsOf={managedEventWords} />
      <footer className="flex flex-col gap-3 border-line border-t pt-5 sm:flex-row sm:justify-between">
        <ButtonLink variant="secondary" to={orderAuditAddress(order.id)}>
          Lihat di Audit
        </ButtonLink>
        {order.allowedActions.includes('cancel') && <CancelManagedOrder order={order} />}
        {order.allowedActions.includes('refund') && <RefundOrder order={order} />}
      </footer>
    </div>
  );
}
