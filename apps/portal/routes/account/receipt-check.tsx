import { useQuery } from '@tanstack/react-query';
import { type CheckedReceipt, formatDate, formatRupiah } from '@timesync/contract';
import { Alert, DetailRow } from '@timesync/ui';
import { useParams } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { Loaded } from '~/components/ui';
import { keys, readOf } from '~/lib/api';
import { createQueryClient } from '~/lib/api/query-client';

export default function ReceiptCheckPage() {
  const { code = '' } = useParams();
  return (
    <AuthPage title="Periksa Kwitansi" description="Cocokkan dengan kwitansi yang Anda pegang.">
      <CheckedReceiptCard code={code} />
    </AuthPage>
  );
}

// Not the portal's own client: that one is emptied when the visitor turns out to be signed out.
const client = createQueryClient();

/** What the QR of a kwitansi leads to: its number, sum and day, and nothing else. */
function CheckedReceiptCard({ code }: { code: string }) {
  const receipt = useQuery(
    { ...readOf(keys.receipts, 'GET /public/receipts/:code', { params: { code } }), retry: false },
    client,
  );
  return (
    <Loaded query={receipt} failure="Kwitansi ini tidak kami kenal. Periksa kembali QR-nya.">
      {(found) => <ReceiptDetails receipt={found} />}
    </Loaded>
  );
}

function ReceiptDetails({ receipt: { number, amount, day } }: { receipt: CheckedReceipt }) {
  const isValid = amount !== null && day !== null;
  return (
    <div className="space-y-5">
      <Alert tone={isValid ? 'success' : 'error'}>
        {isValid
          ? 'Kwitansi ini kami terbitkan dan masih berlaku.'
          : 'Kwitansi ini sudah tidak berlaku. Minta kwitansi terbaru kepada pembayarnya.'}
      </Alert>
      <dl className="space-y-4">
        <DetailRow label="Nomor">{number}</DetailRow>
        {isValid && (
          <>
            <DetailRow label="Jumlah">{formatRupiah(amount)}</DetailRow>
            <DetailRow label="Tanggal">{formatDate(day)}</DetailRow>
          </>
        )}
      </dl>
    </div>
  );
}
