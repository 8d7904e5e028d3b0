import { MAX_ROOM_NAME, type OwnLicense, type OwnMosque } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { placeForm } from './mosque-forms';
import { useRefreshMosques } from './mosque-queries';

interface PlaceDialogProps {
  license: OwnLicense;
  /** Those it can be filed to; none when only its room changes. */
  mosques: readonly OwnMosque[];
  onClose: () => void;
}

export function PlaceDialog({ license, mosques, onClose }: PlaceDialogProps) {
  const refresh = useRefreshMosques();
  const [first] = mosques;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={first ? 'Catat ke masjid' : 'Ganti ruang'}
      description={
        first
          ? 'Semua pengurus masjid itu akan melihat lisensi ini. Setelah dicatat, lisensi tetap milik masjid.'
          : undefined
      }
    >
      <Form
        schema={placeForm}
        defaultValues={{ mosqueId: String(first?.id ?? ''), room: license.room ?? '' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async ({ mosqueId, room = null }) => {
          const owner = mosqueId ? { mosqueId: Number(mosqueId) } : {};
          const params = { id: String(license.id) };
          const body = { ...owner, room };
          await callApi('PUT /my-licenses/:id/place', { params, body });
          notifySuccess('Data berhasil diperbarui');
          await refresh();
          onClose();
        }}
      >
        {first && (
          <SelectField name="mosqueId" label="Masjid">
            {mosques.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          name="room"
          label="Ruang"
          maxLength={MAX_ROOM_NAME}
          hint="Misalnya Ruang utama"
        />
        <SubmitButton className="w-full">Simpan</SubmitButton>
      </Form>
    </Dialog>
  );
}
