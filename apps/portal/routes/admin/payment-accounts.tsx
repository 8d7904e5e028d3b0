import { PageHeader } from '~/components/layout/page-header';
import { ManagedAccountsTable } from '~/features/payments/admin/managed-accounts-table';

export default function PaymentAccountsPage() {
  return (
    <>
      <PageHeader title="Payment Account" />
      <ManagedAccountsTable />
    </>
  );
}
