import { PageHeader } from '~/components/layout/page-header';
import { ManagedAccountsTable } from '~/features/payments/admin/managed-accounts-table';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Payment Account');

export default function PaymentAccountsPage() {
  return (
    <>
      <PageHeader title="Payment Account" />
      <ManagedAccountsTable />
    </>
  );
}
