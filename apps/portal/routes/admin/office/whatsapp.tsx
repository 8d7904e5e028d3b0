import { PageHeader } from '~/components/layout/page-header';
import { PreparedMessages } from '~/features/office/notices/prepared-messages';
import { GatewayAlert, MailServerAlert } from '~/features/office/settings/mail-server-alert';

export default function WhatsappPage() {
  return (
    <>
      <PageHeader
        title="Kirim WA"
        description="Pesan yang siap dikirim dari WhatsApp Anda, untuk pelanggan yang mengizinkannya."
      />
      <MailServerAlert />
      <GatewayAlert />
      <PreparedMessages />
    </>
  );
}
