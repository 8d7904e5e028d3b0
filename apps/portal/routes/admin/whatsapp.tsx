import { PageHeader } from '~/components/layout/page-header';
import { PreparedMessages } from '~/features/notices/prepared-messages';

export default function WhatsappPage() {
  return (
    <>
      <PageHeader
        title="Kirim WA"
        description="Pesan yang siap dikirim dari WhatsApp Anda, untuk pelanggan yang mengizinkannya. Emailnya sudah terkirim sendiri."
      />
      <PreparedMessages />
    </>
  );
}
