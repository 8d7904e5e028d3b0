import { WebhookAddresses } from './webhook-addresses';
import { WebhookDeliveries } from './webhook-deliveries';

export function WebhooksPanel() {
  return (
    <>
      <WebhookAddresses />
      <section aria-labelledby="catatan-judul">
        <h2 id="catatan-judul" className="mb-4 font-bold text-ink text-lg">
          Kabar 30 hari terakhir
        </h2>
        <WebhookDeliveries />
      </section>
    </>
  );
}
