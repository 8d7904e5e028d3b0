import { formatDateTime, type Order } from '@timesync/contract';
import { Fact } from '@timesync/ui';
import { ProofImage } from './proof/proof-image';

/** Account, date and proof of a payment. */
export function PaymentSummary({ order }: { order: Order }) {
  const { paymentAccount, paymentDate, paidAt, paymentProof } = order;
  if (!paymentProof && !paidAt) return null;
  return (
    <div className="space-y-4">
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        {paymentAccount && (
          <Fact label="Rekening tujuan">
            {paymentAccount.name} {paymentAccount.accountNumber}
            <br />
            a.n. {paymentAccount.accountName}
          </Fact>
        )}
        {paymentDate && <Fact label="Bukti dikirim">{formatDateTime(paymentDate)} WIB</Fact>}
        {paidAt && <Fact label="Lunas pada">{formatDateTime(paidAt)} WIB</Fact>}
      </dl>
      {paymentProof && <ProofImage key={paymentProof} url={paymentProof} />}
    </div>
  );
}
