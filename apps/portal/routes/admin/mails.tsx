import { PageHeader } from '~/components/layout/page-header';
import { ManagedMails } from '~/features/mails/managed-mails';
import { MailServerNotice } from '~/features/settings/mail-server-notice';

export default function MailsPage() {
  return (
    <>
      <PageHeader
        title="Email"
        description="Email yang masih menunggu atau gagal dikirim. Yang sudah terkirim tidak tampil di sini."
      />
      <MailServerNotice />
      <ManagedMails />
    </>
  );
}
