import { mosqueName, z } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshMosques } from './mosque-queries';

const schema = z.object({ name: mosqueName, town: z.string().trim().max(100) });

/** Loaded on demand. */
export function AddMosqueDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshMosques();
  const [idempotencyKey] = useState(createIdempotencyKey);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Tambah masjid"
      description="Anda menjadi ketuanya."
    >
      <Form
        schema={schema}
        defaultValues={{ name: '', town: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async ({ name, town }) => {
          const body = { name, town: town || null };
          await callApi('POST /my-mosques', { body }, { idempotencyKey });
          notifySuccess('Data berhasil ditambahkan');
          await refresh();
          onClose();
        }}
      >
        <TextField name="name" label="Nama masjid atau mushola" maxLength={100} />
        <TextField name="town" label="Kota atau kabupaten (opsional)" maxLength={100} />
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
    </Dialog>
  );
}
