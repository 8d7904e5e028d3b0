import {
  MAX_MOSQUE_NAME,
  MAX_ROOM_NAME,
  type MosqueKind,
  type OwnLicense,
  type OwnMosque,
} from '@timesync/contract';
import { useState } from 'react';
import { EntryDialog, SelectField, TextareaField, TextField } from '~/components/form';
import { callApi, keys } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { optionsOf } from '~/lib/values/labels';
import { addMosqueForm, changeMosqueForm, placeForm } from './mosque-forms';
import { TownField } from './town-field';

export function AddMosqueDialog({ onClose }: { onClose: () => void }) {
  const [idempotencyKey] = useState(createIdempotencyKey);
  return (
    <EntryDialog
      title="Tambah masjid"
      description="Anda menjadi ketuanya."
      confirm="Tambah"
      schema={addMosqueForm}
      defaultValues={{ name: '', town: '' }}
      send={(body) => callApi('POST /my-mosques', { body }, { idempotencyKey })}
      done="Data berhasil ditambahkan"
      changes={[keys.mosques]}
      onClose={onClose}
    >
      <TextField name="name" label="Nama masjid atau mushola" maxLength={MAX_MOSQUE_NAME} />
      <TownField label="Kota atau kabupaten (opsional)" />
    </EntryDialog>
  );
}

const kindNames: Record<MosqueKind, string> = {
  masjid: 'Masjid',
  mushola: 'Mushola',
  lembaga: 'Lembaga',
};

interface ChangeMosqueDialogProps {
  mosque: OwnMosque;
  onClose: () => void;
}

export function ChangeMosqueDialog({ mosque, onClose }: ChangeMosqueDialogProps) {
  return (
    <EntryDialog
      title="Ubah data masjid"
      description="Tertulis di kwitansi berikutnya. Kwitansi yang sudah terbit tidak berubah."
      confirm="Simpan"
      draft={`mosque ${mosque.id}`}
      schema={changeMosqueForm}
      defaultValues={{
        kind: mosque.kind,
        name: mosque.name,
        town: mosque.town ?? '',
        address: mosque.address ?? '',
        taxNumber: mosque.taxNumber ?? '',
      }}
      // An empty field is erased.
      send={({ town = null, address = null, taxNumber = null, ...rest }) => {
        const body = { ...rest, town, address, taxNumber };
        return callApi('PATCH /my-mosques/:id', { params: { id: mosque.id }, body });
      }}
      done="Data berhasil diperbarui"
      changes={[keys.mosques]}
      onClose={onClose}
    >
      <SelectField name="kind" label="Jenis" options={optionsOf(kindNames)} />
      <TextField name="name" label="Nama" maxLength={MAX_MOSQUE_NAME} autoComplete="organization" />
      <TownField label="Kota atau kabupaten (boleh kosong)" />
      <TextareaField name="address" label="Alamat (boleh kosong)" rows={2} />
      <TextField name="taxNumber" label="NPWP (boleh kosong)" inputMode="numeric" />
    </EntryDialog>
  );
}

interface PlaceDialogProps {
  license: OwnLicense;
  /** Those it can be filed to; none when only its room changes. */
  mosques: readonly OwnMosque[];
  onClose: () => void;
}

export function PlaceDialog({ license, mosques, onClose }: PlaceDialogProps) {
  const [first] = mosques;
  return (
    <EntryDialog
      title={first ? 'Catat ke masjid' : 'Ganti ruang'}
      description={
        first &&
        'Semua pengurus masjid itu akan melihat lisensi ini. Setelah dicatat, lisensi tetap milik masjid.'
      }
      confirm="Simpan"
      schema={placeForm}
      defaultValues={{ mosqueId: String(first?.id ?? ''), room: license.room ?? '' }}
      send={({ mosqueId, room = null }) => {
        const body = { ...(mosqueId && { mosqueId: Number(mosqueId) }), room };
        return callApi('PUT /my-licenses/:id/place', { params: { id: license.id }, body });
      }}
      done="Data berhasil diperbarui"
      changes={[keys.mosques]}
      onClose={onClose}
    >
      {first && (
        <SelectField
          name="mosqueId"
          label="Masjid"
          options={mosques.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextField name="room" label="Ruang" maxLength={MAX_ROOM_NAME} hint="Misalnya Ruang utama" />
    </EntryDialog>
  );
}
