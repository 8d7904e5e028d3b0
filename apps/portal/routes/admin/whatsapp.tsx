import { PageHeader } from '~/components/layout/page-header';
import { PreparedMessages } from '~/features/notices/prepared-messages';
import { GatewayNotice } from '~/features/settings/gateway-notice';
import { MailServerNotice } from '~/features/settings/mail-server-notice';

export default function WhatsappPage() {
  return (
    <>
      <PageHeader
        title="Kirim WA"
        description="Pesan yang siap dikirim dari WhatsApp Anda, untuk pelanggan yang mengizinkannya."
      />
      <MailServerNotice />
      <GatewayNotice />
      <PreparedMessages />
    </>
  );
}
