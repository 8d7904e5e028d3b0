import { giveMosqueBody, OBJECTION_DAYS, type OwnMosque } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { EntryDialog, TextareaField, TextField } from '~/components/form';
import { DialogButton } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { NO_MAIL, useCanMail } from '~/lib/seller-settings/use-notice-phrase';

interface GiveMosqueProps {
  mosque: OwnMosque;
  user: { id: number; name: string };
}

/** The ketua cannot open his account any more: the mosque's letter says who follows him. */
export function GiveMosque({ mosque, user }: GiveMosqueProps) {
  const canMail = useCanMail();
  if (mosque.role !== 'ketua') return null;
  return (
    <DialogButton
      variant="secondary"
      dialog={(close) => (
        <EntryDialog
          title="Alihkan masjid ini?"
          description={`Lihat dulu surat bertanda tangan dari pengurus masjid. Masjid langsung beralih; ketua lama diberi tahu dan dapat keberatan dalam ${OBJECTION_DAYS} hari.`}
          about={`${mosque.name}, ketua ${user.name}`}
          confirm="Alihkan masjid"
          back="Kembali"
          onClose={close}
          draft={`give mosque ${mosque.id}`}
          schema={giveMosqueBody}
          defaultValues={{ fromUserId: user.id, email: '', reason: '' }}
          send={(body) =>
            callApi('POST /admin/mosques/:id/ketua', { params: { id: mosque.id }, body })
          }
          changes={[keys.everything]}
        >
          <TextField
            {...personInputs.email}
            label="Email ketua berikutnya"
            hint={
              canMail
                ? 'Tanpa akun, ia menerima tautan lewat email ini.'
                : `${NO_MAIL} Ketua berikutnya harus sudah punya akun.`
            }
            autoComplete="off"
          />
          <TextareaField
            name="reason"
            label="Alasan dan surat yang Anda lihat"
            rows={2}
            hint="Ketua lama membacanya."
          />
        </EntryDialog>
      )}
    >
      Akun hilang? Alihkan
      <span className="sr-only"> {mosque.name}</span>
    </DialogButton>
  );
}
