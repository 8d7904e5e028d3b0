import { PageHeader } from '~/components/layout/page-header';
import { PreparedMessages } from '~/features/notices/prepared-messages';
import { GatewayAlert } from '~/features/settings/gateway-alert';
import { MailServerAlert } from '~/features/settings/mail-server-alert';

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
