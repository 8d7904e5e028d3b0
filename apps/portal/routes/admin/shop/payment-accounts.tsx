import { PageHeader } from '~/components/layout/page-header';
import { ManagedAccounts } from '~/features/shop/payments/admin/managed-accounts';

export default function PaymentAccountsPage() {
  return (
    <>
      <PageHeader title="Payment Account" />
      <ManagedAccounts />
    </>
  );
}
