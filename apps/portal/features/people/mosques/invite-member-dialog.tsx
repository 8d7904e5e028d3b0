import { type MadeLink, type OwnMosque, z } from '@timesync/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextField } from '~/components/form';
import { emailOrWhatsapp } from '~/components/form/email-or-whatsapp';
import { MadeLinkNote } from '~/components/links/made-link';
import { Dialog } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';

const schema = z.object({
  address: emailOrWhatsapp('Email atau nomor WhatsApp orang yang diundang wajib diisi'),
});

interface InviteMemberDialogProps {
  mosque: OwnMosque;
  onClose: () => void;
}

export default function InviteMemberDialog({ mosque, onClose }: InviteMemberDialogProps) {
  const refresh = useRefresh(keys.mosques);
  const [made, setMade] = useState<MadeLink>();
  return (
    <Dialog
      onClose={onClose}
      title={made ? 'Undangan siap' : 'Undang pengurus'}
      description={
        made
          ? undefined
          : 'Pengurus melihat lisensi dan kwitansi, dan dapat memesan. Ketua juga mengatur pengurus.'
      }
    >
      {made ? (
        <MadeLinkNote
          made={made}
          words={`Assalamu'alaikum. Anda diundang menjadi pengurus ${mosque.name}. Buka tautan ini:`}
        />
      ) : (
        <Form
          schema={schema}
          defaultValues={{ address: '' }}
          onSubmit={async ({ address: body }) => {
            const params = { id: mosque.id };
            setMade(await callApi('POST /my-mosques/:id/invitations', { params, body }));
            void refresh();
          }}
        >
          <TextField
            name="address"
            label="Email atau nomor WhatsApp"
            maxLength={254}
            autoComplete="off"
          />
          <SubmitButton className="w-full">Undang</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
