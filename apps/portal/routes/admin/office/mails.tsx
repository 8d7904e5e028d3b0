import { PageHeader } from '~/components/layout/page-header';
import { ManagedMails } from '~/features/office/mails/managed-mails';
import { MailServerAlert } from '~/features/office/settings/mail-server-alert';

export default function MailsPage() {
  return (
    <>
      <PageHeader
        title="Email"
        description="Email yang masih menunggu atau gagal dikirim. Yang sudah terkirim tidak tampil di sini."
      />
      <MailServerAlert />
      <ManagedMails />
    </>
  );
}
