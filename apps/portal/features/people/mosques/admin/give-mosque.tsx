import { useQueryClient } from '@tanstack/react-query';
import { giveMosqueBody, OBJECTION_DAYS, type OwnMosque } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { FormDialog } from '~/components/form/form-dialog';
import { TextField } from '~/components/form/text-field';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { NO_MAIL, useCanMail } from '~/lib/seller-settings/use-told-phrase';

interface GiveMosqueProps {
  mosque: OwnMosque;
  user: { id: number; name: string };
}

/** The ketua cannot open his account any more: the mosque's letter says who follows him. */
export function GiveMosque({ mosque, user }: GiveMosqueProps) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useQueryClient();
  const canMail = useCanMail();
  if (mosque.role !== 'ketua') return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Akun hilang? Alihkan
        <span className="sr-only"> {mosque.name}</span>
      </Button>
      {isOpen && (
        <FormDialog
          title="Alihkan masjid ini?"
          description={`Lihat dulu surat bertanda tangan dari pengurus masjid. Masjid langsung beralih; ketua lama diberi tahu dan dapat keberatan dalam ${OBJECTION_DAYS} hari.`}
          about={`${mosque.name}, ketua ${user.name}`}
          confirm="Alihkan masjid"
          back="Kembali"
          onClose={close}
          draft={`give mosque ${mosque.id}`}
          schema={giveMosqueBody}
          defaultValues={{ fromUserId: user.id, email: '', reason: '' }}
          onSubmit={async (body) => {
            const params = { id: String(mosque.id) };
            const given = await callApi('POST /admin/mosques/:id/ketua', { params, body });
            notifySuccess(given.message);
            void client.invalidateQueries();
            close();
          }}
        >
          <TextField
            name="email"
            label="Email ketua berikutnya"
            hint={
              canMail
                ? 'Tanpa akun, ia menerima tautan lewat email ini.'
                : `${NO_MAIL} Ketua berikutnya harus sudah punya akun.`
            }
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextareaField
            name="reason"
            label="Alasan dan surat yang Anda lihat"
            rows={2}
            hint="Ketua lama membacanya."
          />
        </FormDialog>
      )}
    </>
  );
}
