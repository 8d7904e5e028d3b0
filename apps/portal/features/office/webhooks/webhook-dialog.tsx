import { type Webhook, webhookBody, webhookEvent, webhookEventLabels } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { useFormField } from '~/components/form/use-form-field';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Checkbox } from '~/components/ui/inputs/checkbox';
import { Dialog } from '~/components/ui/overlays/dialog';
import { notifySuccess } from '~/lib/browser/notify';
import { useSaveWebhook } from './webhook-queries';

interface WebhookDialogProps {
  /** Undefined for a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { send } = useSaveWebhook(webhook);
  const [secret, setSecret] = useState<string>();
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={webhook ? 'Ubah alamat' : 'Tambah alamat'}
      description="Kabar berisi nomor dan jumlah, tanpa kode lisensi, password, atau bukti transfer."
    >
      <Form
        schema={webhookBody}
        defaultValues={{ url: webhook?.url ?? '', events: webhook?.events ?? [] }}
        fallbackError="Alamat belum tersimpan."
        onSubmit={async (body) => {
          const made = await send(body);
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
        <fieldset>
          <legend className="font-semibold text-ink text-sm">Kabari saat</legend>
          <EventChoice />
        </fieldset>
        <SubmitButton className="w-full">Simpan</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Boxes of one name: checked ones are a list. */
function EventChoice() {
  const field = useFormField('events');
  return webhookEvent.options.map((event) => (
    <Checkbox
      {...field}
      key={event}
      id={`kabar-${event}`}
      value={event}
      label={webhookEventLabels[event]}
    />
  ));
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Kunci rahasia">
      <Alert tone="info">
        Kunci ini tampil sekali ini saja. Berikan kepada pembuat program penerima; dengan kunci ini
        ia memastikan kabar benar dari toko Anda. Jika hilang, hapus alamatnya, lalu tambahkan lagi.
      </Alert>
      <p className="wrap-anywhere mt-4 rounded-control bg-sunken px-3 py-2 font-mono text-ink text-sm">
        {secret}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={secret} copiedMessage="Kunci disalin">
          Salin kunci
        </CopyButton>
        <Button variant="quiet" onClick={onClose}>
          Selesai
        </Button>
      </div>
    </Dialog>
  );
}
