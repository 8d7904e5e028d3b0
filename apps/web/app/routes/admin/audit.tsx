import { screens } from '@timesync/contract';
import { ArrowLeft } from 'lucide-react';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/button-link';
import { HistoryTable } from '~/features/audit/admin/history-table';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Audit');

export default function AuditPage() {
  return (
    <>
      <PageHeader
        title="Audit"
        description="Siapa mengubah apa, dan kapan."
        action={
          <ButtonLink to={screens.orders} variant="secondary">
            <ArrowLeft aria-hidden className="size-5" />
            Transaksi
          </ButtonLink>
        }
      />
      <HistoryTable />
    </>
  );
}
