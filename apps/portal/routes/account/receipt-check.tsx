import { useParams } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { CheckedReceiptCard } from '~/features/shop/orders/checked-receipt';

export default function ReceiptCheckPage() {
  const { code = '' } = useParams();
  return (
    <AuthPage title="Periksa Kwitansi" description="Cocokkan dengan kwitansi yang Anda pegang.">
      <CheckedReceiptCard code={code} />
    </AuthPage>
  );
}
