import { MAX_MOSQUE_NAME, type MosqueKind, mosqueKind, type OwnMosque } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SelectField } from '~/components/form/select-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { TextareaField } from '~/components/form/textarea-field';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { changeMosqueForm } from './mosque-forms';
import { useRefreshMosques } from './mosque-queries';
import { TownField } from './town-field';

const kindNames: Record<MosqueKind, string> = {
  masjid: 'Masjid',
  mushola: 'Mushola',
  lembaga: 'Lembaga',
};

export function ChangeMosqueDialog({
  mosque,
  onClose,
}: {
  mosque: OwnMosque;
  onClose: () => void;
}) {
  const refresh = useRefreshMosques();
  const { kind, name } = mosque;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Ubah data masjid"
      description="Tertulis di kwitansi berikutnya. Kwitansi yang sudah terbit tidak berubah."
    >
      <Form
        draft={`mosque ${mosque.id}`}
        schema={changeMosqueForm}
        defaultValues={{
          kind,
          name,
          town: mosque.town ?? '',
          address: mosque.address ?? '',
          taxNumber: mosque.taxNumber ?? '',
        }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async ({ town = null, address = null, taxNumber = null, ...rest }) => {
          // An empty field is erased.
          const body = { ...rest, town, address, taxNumber };
          await callApi('PATCH /my-mosques/:id', { params: { id: String(mosque.id) }, body });
          notifySuccess('Data berhasil diperbarui');
          await refresh();
          onClose();
        }}
      >
        <SelectField name="kind" label="Jenis">
          {mosqueKind.options.map((option) => (
            <option key={option} value={option}>
              {kindNames[option]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="name"
          label="Nama"
          maxLength={MAX_MOSQUE_NAME}
          autoComplete="organization"
        />
        <TownField label="Kota atau kabupaten (boleh kosong)" />
        <TextareaField name="address" label="Alamat (boleh kosong)" rows={2} />
        <TextField name="taxNumber" label="NPWP (boleh kosong)" inputMode="numeric" />
        <SubmitButton className="w-full">Simpan</SubmitButton>
      </Form>
    </Dialog>
  );
}
