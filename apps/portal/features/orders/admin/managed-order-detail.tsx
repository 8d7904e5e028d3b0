import { formatDateTime, type ManagedOrder, screens } from '@timesync/contract';
import { Alert, Fact } from '@timesync/ui';
import { useState } from 'react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { OrderStatusBadge } from '../order-status-badge';
import { OrderTimeline } from '../order-timeline';
import { SentTo } from '../sent-to';
import { useFocusOnChange } from '../use-focus-on-change';
import { AccountFact } from './account-fact';
import { CancelManagedOrder } from './cancel-managed-order';
import { CustomerFact } from './customer-fact';
import { ManagedOrderLines } from './managed-order-lines';
import { ManagedPapers } from './managed-papers';
import { managedEventLabel } from './managed-timeline-labels';
import { noProofLabel } from './no-proof-label';
import { ReceivedPayments } from './payment/received-payments';
import { ProofDecision, type Question } from './proof/proof-decision';
import { ProofViewer } from './proof/proof-viewer';
import { ProofWarningList } from './proof/proof-warning-list';
import { RefundManagedOrder } from './refund-managed-order';
import { RefundUnits } from './refund-units';
import { SetShippingCost } from './set-shipping-cost';

export function ManagedOrderDetail({ order }: { order: ManagedOrder }) {
  const [question, setQuestion] = useState<Question>();
  const statusLine = useFocusOnChange(order.status);
  return (
    <div className="space-y-6">
      <p ref={statusLine} tabIndex={-1} className="focus:outline-none">
        <OrderStatusBadge {...order} />
      </p>
      {order.status === 'confirm' && <ProofWarningList order={order} />}
      {order.rejectionReason && (
        <Alert tone="info">Bukti terakhir ditolak: {order.rejectionReason}</Alert>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <CustomerFact order={order} />
        <AccountFact account={order.paymentAccount} />
        <Fact label="Dibuat">{formatDateTime(order.createdAt)} WIB</Fact>
        {order.paymentDate && (
          <Fact label="Bukti dikirim">{formatDateTime(order.paymentDate)} WIB</Fact>
        )}
        {order.paidAt && <Fact label="Lunas pada">{formatDateTime(order.paidAt)} WIB</Fact>}
      </dl>
      {order.allowedActions.includes('setShippingCost') && <SetShippingCost order={order} />}
      <ManagedOrderLines order={order} />
      <SentTo order={order} />
      <ReceivedPayments order={order} />
      <ManagedPapers order={order} />
      <section aria-labelledby="order-proof" className="space-y-3">
        <h3 id="order-proof" className="font-bold text-ink">
          Bukti pembayaran
        </h3>
        {order.paymentProof ? (
          <ProofViewer
            key={order.paymentProof}
            url={order.paymentProof}
            className="h-[60dvh] max-h-[36rem]"
          />
        ) : (
          <p className="text-ink-muted text-sm">{noProofLabel(order)}</p>
        )}
        <ProofDecision order={order} question={question} onAsk={setQuestion} />
      </section>
      <OrderTimeline events={order.timeline} labelOf={managedEventLabel} />
      <footer className="flex flex-col gap-3 border-line border-t pt-5 sm:flex-row sm:justify-between">
        <ButtonLink
          variant="secondary"
          to={`${screens.history}?subject=order&subjectId=${order.id}`}
        >
          Lihat di Audit
        </ButtonLink>
        {order.allowedActions.includes('cancel') && <CancelManagedOrder order={order} />}
        {order.allowedActions.includes('refundPart') && <RefundUnits order={order} />}
        {order.allowedActions.includes('refund') && <RefundManagedOrder order={order} />}
      </footer>
    </div>
  );
}
