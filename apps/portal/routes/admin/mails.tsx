import { PageHeader } from '~/components/layout/page-header';
import { ManagedMailsTable } from '~/features/mails/admin/managed-mails-table';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Surat');

export default function MailsPage() {
  return (
    <>
      <PageHeader
        title="Surat"
        description="Email yang masih menunggu atau gagal dikirim. Yang sudah terkirim tidak tampil di sini."
      />
      <ManagedMailsTable />
    </>
  );
}
