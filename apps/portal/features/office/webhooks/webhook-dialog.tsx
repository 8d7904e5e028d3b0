import { type Webhook, webhookBody, webhookEventLabels } from '@timesync/contract';
import { CheckboxListField, SecretDialog, TextField } from '~/components/form';
import { callApi, keys, toastDone } from '~/lib/api';

interface WebhookDialogProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
}

export default function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  return (
    <SecretDialog
      title={webhook ? 'Ubah alamat' : 'Tambah alamat'}
      description="Kabar berisi nomor dan jumlah, tanpa kode lisensi, password, atau bukti transfer."
      confirm="Simpan"
      schema={webhookBody}
      draft={`webhook ${webhook?.id ?? ''}`}
      defaultValues={{ id: webhook?.id, url: webhook?.url ?? '', events: webhook?.events ?? [] }}
      fallbackError="Alamat belum tersimpan."
      send={async (body) => {
        const { secret } = await callApi('POST /admin/webhooks', { body });
        toastDone(undefined, `Data berhasil ${webhook ? 'diperbarui' : 'ditambahkan'}`);
        return secret ? { Kunci: secret } : undefined;
      }}
      changes={[keys.webhooks]}
      secretTitle="Kunci rahasia"
      secretDescription="Kunci ini tampil sekali ini saja. Berikan kepada pembuat program penerima; dengan kunci ini ia memastikan kabar benar dari toko Anda. Jika hilang, hapus alamatnya, lalu tambahkan lagi."
      onClose={onClose}
    >
      <TextField
        name="url"
        label="Alamat"
        type="url"
        inputMode="url"
        placeholder="https://contoh.id/kabar"
        autoComplete="off"
      />
      <CheckboxListField name="events" legend="Kabari saat" labels={webhookEventLabels} />
    </SecretDialog>
  );
}
