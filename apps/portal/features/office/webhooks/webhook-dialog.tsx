import {
  type Webhook,
  type WebhookBody,
  webhookBody,
  webhookEventLabels,
} from '@timesync/contract';
import { useState } from 'react';
import { CheckboxListField } from '~/components/form/checkbox-list-field';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { ShownOnce } from '~/components/ui/content/shown-once';
import { Dialog } from '~/components/ui/overlays/dialog';
import { notifySuccess } from '~/lib/browser/notify';

interface WebhookDialogProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  /** Returns the secret of a new one. */
  save: (body: WebhookBody) => Promise<string | null>;
  onClose: () => void;
}

export function WebhookDialog({ webhook, save, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  if (secret) {
    return (
      <ShownOnce
        title="Kunci rahasia"
        description="Kunci ini tampil sekali ini saja. Berikan kepada pembuat program penerima; dengan kunci ini ia memastikan kabar benar dari toko Anda. Jika hilang, hapus alamatnya, lalu tambahkan lagi."
        secrets={{ Kunci: secret }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={webhook ? 'Ubah alamat' : 'Tambah alamat'}
      description="Kabar berisi nomor dan jumlah, tanpa kode lisensi, password, atau bukti transfer."
    >
      <Form
        schema={webhookBody}
        defaultValues={{ id: webhook?.id, url: webhook?.url ?? '', events: webhook?.events ?? [] }}
        fallbackError="Alamat belum tersimpan."
        onSubmit={async (body) => {
          const made = await save(body);
          notifySuccess('Data berhasil diperbarui');
          if (made) setSecret(made);
          else onClose();
        }}
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
        <SubmitButton className="w-full">Simpan</SubmitButton>
      </Form>
    </Dialog>
  );
}
