import { PageHeader } from '~/components/layout/page-header';
import { ManagedMailsTable } from '~/features/mails/admin/managed-mails-table';

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
