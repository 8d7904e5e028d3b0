import { MAX_MOSQUE_NAME } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { addMosqueForm } from './mosque-forms';
import { useRefreshMosques } from './mosque-queries';
import { TownField } from './town-field';

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
        schema={addMosqueForm}
        defaultValues={{ name: '', town: '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async (body) => {
          await callApi('POST /my-mosques', { body }, { idempotencyKey });
          notifySuccess('Data berhasil ditambahkan');
          await refresh();
          onClose();
        }}
      >
        <TextField name="name" label="Nama masjid atau mushola" maxLength={MAX_MOSQUE_NAME} />
        <TownField label="Kota atau kabupaten (opsional)" />
        <SubmitButton className="w-full">Tambah</SubmitButton>
      </Form>
    </Dialog>
  );
}
