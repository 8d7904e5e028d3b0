import { PageHeader } from '~/components/layout/page-header';
import { HistoryTable } from '~/features/audit/admin/history-table';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Audit');

export default function AuditPage() {
  return (
    <>
      <PageHeader title="Audit" description="Siapa mengubah apa, dan kapan." />
      <HistoryTable />
    </>
  );
}
