import { ComingSoon } from '~/components/layout/coming-soon';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Payment Account');

export default function PaymentAccountsPage() {
  return <ComingSoon title="Payment Account" />;
}
