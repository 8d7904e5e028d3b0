import {
  formatDateTime,
  formatDayMonth,
  type ManagedOrder,
  missingAmount,
} from '@timesync/contract';
import { Alert, Card, DetailRow } from '@timesync/ui';
import { Clock, Landmark } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge, MarkedAmount } from '~/components/ui';
import { useNow } from '~/lib/browser/use-now';
import { elapsedLabel } from '~/lib/values/time-labels';
import { OrderStatusBadge } from '../../order-status-badge';
import { AccountDetail, CustomerDetail, ManagedOrderLines, noProofLabel } from '../order-details';
import { ProofDecision, type Question } from '../proof/proof-decision';
import { ProofViewer } from '../proof/proof-viewer';
import { ProofWarningList } from '../proof/proof-warning-list';

// Customers are promised an answer within a day.
const PROMISED_MS = 24 * 60 * 60 * 1000;

function WaitingBadge({ since }: { since: string }) {
  const now = useNow();
  const isLate = now - Date.parse(since) > PROMISED_MS;
  return (
    <Badge tone={isLate ? 'danger' : 'info'}>
      <Clock aria-hidden className="size-4" />
      <span className="sr-only">Menunggu </span>
      {elapsedLabel(since, now)}
    </Badge>
  );
}

/** The matching line of the bank statement, which is surer than a photo. */
function SeenInBank({ day }: { day: string | null }) {
  return (
    <Badge tone={day ? 'success' : 'neutral'}>
      <Landmark aria-hidden className="size-4" />
      {day ? `Ada di mutasi ${formatDayMonth(day)}` : 'Belum ada di mutasi'}
    </Badge>
  );
}

export interface ReviewedOrderProps {
  order: ManagedOrder;
  question: Question | undefined;
  onAsk: (question: Question | undefined) => void;
  onDecided: () => void;
  showsShortcuts: boolean;
  /** True after a move, because the focus may have gone with the previous order. */
  catchesFocus: boolean;
}

/** The proof beside what it must show; on a phone the picture comes first, the answer stays below. */
export function ReviewedOrder({ order, catchesFocus, ...decision }: ReviewedOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (catchesFocus && isLost) heading.current?.focus({ preventScroll: true });
  }, [catchesFocus]);
  const isWaiting = order.status === 'confirm';
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[1fr_22rem] lg:items-start">
      <Card className="order-1 p-3 sm:p-4 lg:order-none">
        {order.paymentProof ? (
          <ProofViewer
            key={order.paymentProof}
            url={order.paymentProof}
            className="h-[55dvh] min-h-64 lg:h-[70dvh] lg:min-h-80"
          />
        ) : (
          <p className="p-6 text-center text-ink-muted">{noProofLabel(order)}</p>
        )}
      </Card>
      <div className="contents lg:block lg:space-y-5">
        <Card className="order-2 space-y-4">
          <div>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 ref={heading} tabIndex={-1} className="font-semibold text-ink focus:outline-none">
                {order.invoiceNumber}
              </h2>
              {isWaiting ? (
                <WaitingBadge since={order.waitingSince} />
              ) : (
                <OrderStatusBadge status={order.status} />
              )}
            </div>
            <p className="mt-2 text-ink-muted text-sm">Harus diterima</p>
            <p className="break-words font-extrabold text-[min(2.25rem,10.5vw)] text-ink leading-tight tabular-nums">
              <MarkedAmount
                amount={isWaiting ? missingAmount(order) : order.payableAmount}
                isMarked={order.uniqueCode !== 0}
              />
            </p>
          </div>
          {!isWaiting && (
            <Alert tone="info">
              Transaksi ini tidak lagi menunggu pemeriksaan. Lanjutkan ke yang berikutnya.
            </Alert>
          )}
          {isWaiting && <SeenInBank day={order.seenInBank} />}
          {isWaiting && <ProofWarningList order={order} />}
          <dl className="space-y-3">
            <AccountDetail account={order.paymentAccount} />
            {order.paymentDate && (
              <DetailRow label="Bukti dikirim">
                {formatDateTime(order.paymentDate)} WIB
                {order.proofVersion > 1 && ` (bukti ke-${order.proofVersion})`}
              </DetailRow>
            )}
          </dl>
        </Card>
        {/* At the lower edge of a phone, whatever is being looked at. */}
        <div className="order-5 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:px-6">
          <ProofDecision order={order} {...decision} />
        </div>
        <Card className="order-4 space-y-5">
          <dl>
            <CustomerDetail order={order} />
          </dl>
          <ManagedOrderLines order={order} />
        </Card>
      </div>
    </div>
  );
}
