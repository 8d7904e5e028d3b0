import { useQueryClient } from '@tanstack/react-query';
import { OBJECTION_DAYS, startLostHandoverBody } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { useState } from 'react';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { TextareaField } from '~/components/form/textarea-field';
import { ChosenPhoto } from '~/components/ui/inputs/chosen-photo';
import { type PhotoSource, PickPhoto } from '~/components/ui/inputs/pick-photo';
import { ApiError } from '~/lib/api/api-error';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifySuccess } from '~/lib/browser/notify';

interface LostAccountDialogProps {
  mosque: { id: number; name: string };
  user: { id: number; name: string };
  photos: PhotoSource;
  onClose: () => void;
}

/** The ketua cannot open his account any more: the mosque's letter says who follows him. */
export function LostAccountDialog({ mosque, user, photos, onClose }: LostAccountDialogProps) {
  const [letter, setLetter] = useState<Blob>();
  const client = useQueryClient();
  return (
    <FormDialog
      title="Alihkan masjid ini?"
      description={`Alamat lama diberi tahu dan punya ${OBJECTION_DAYS} hari untuk keberatan. Setelah itu masjid beralih dengan sendirinya.`}
      about={`${mosque.name}, ketua ${user.name}`}
      confirm="Mulai pengalihan"
      back="Kembali"
      onClose={onClose}
      schema={startLostHandoverBody}
      defaultValues={{ email: '', reason: '' }}
      onSubmit={async (body) => {
        if (!letter) throw new ApiError('Pilih foto surat dari masjid.', { status: 0 });
        const params = { id: String(mosque.id), userId: String(user.id) };
        await uploadWithProgress(
          'POST /admin/mosques/:id/users/:userId/handover',
          { params, body, file: letter },
          { onProgress: () => undefined },
        );
        notifySuccess('Pengalihan dimulai. Alamat lama sudah diberi tahu.');
        void client.invalidateQueries({ queryKey: ['managed-users'] });
        void client.invalidateQueries({ queryKey: ['handovers'] });
        onClose();
      }}
    >
      <TextField
        name="email"
        label="Email akun ketua berikutnya"
        hint="Ia harus sudah punya akun."
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextareaField name="reason" label="Alasan" rows={2} hint="Alamat lama membacanya." />
      {letter ? (
        <ChosenPhoto photo={letter} alt="Surat dari masjid" className="max-h-60 object-contain" />
      ) : (
        <Alert tone="info">Surat bertanda tangan dari pengurus masjid wajib dilampirkan.</Alert>
      )}
      <PickPhoto
        label={letter ? 'Ganti foto surat' : 'Pilih foto surat'}
        photos={photos}
        onPick={setLetter}
      />
    </FormDialog>
  );
}
