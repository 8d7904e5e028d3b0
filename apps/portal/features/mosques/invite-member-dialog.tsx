import { mosqueRole, type OwnMosque, whatsappShareLink, z } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { useState } from 'react';
import { emailOrWhatsapp } from '~/components/form/email-or-whatsapp';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Dialog } from '~/components/ui/overlays/dialog';
import { DialogActions } from '~/components/ui/overlays/dialog-actions';
import { callApi } from '~/lib/api/api-client';
import { ROLES_EXPLAINED, RoleField } from './role-field';

const schema = z.object({
  address: emailOrWhatsapp('Email atau nomor WhatsApp orang yang diundang wajib diisi'),
  role: mosqueRole,
});

interface InviteMemberDialogProps {
  mosque: OwnMosque;
  onClose: () => void;
}

/** Loaded on demand. */
export function InviteMemberDialog({ mosque, onClose }: InviteMemberDialogProps) {
  const [link, setLink] = useState<string>();
  if (link) {
    const words = `Assalamu'alaikum. Anda diundang menjadi pengurus ${mosque.name}. Buka tautan ini, lalu masuk dengan akun Anda: ${link}`;
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title="Undangan siap"
        description="Kirim tautan ini kepada orangnya. Berlaku 7 hari, hanya untuk akun dengan email atau nomor itu."
      >
        <p className="break-all rounded-control bg-sunken px-3.5 py-2.5 text-ink text-sm">{link}</p>
        <DialogActions>
          <CopyButton text={link} copiedMessage="Tautan disalin!">
            Salin tautan
          </CopyButton>
          <a
            href={whatsappShareLink(words)}
            target="_blank"
            rel="noopener"
            className={buttonStyle('primary')}
          >
            Kirim lewat WhatsApp
          </a>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title="Undang pengurus" description={ROLES_EXPLAINED}>
      <Form
        schema={schema}
        defaultValues={{ address: '', role: 'pengurus' }}
        fallbackError="Terjadi kesalahan, hubungi admin!"
        onSubmit={async ({ address, role }) => {
          const params = { id: String(mosque.id) };
          const body = { role, ...address };
          setLink((await callApi('POST /my-mosques/:id/invitations', { params, body })).link);
        }}
      >
        <TextField
          name="address"
          label="Email atau nomor WhatsApp"
          maxLength={254}
          autoComplete="off"
        />
        <RoleField />
        <SubmitButton className="w-full">Buat undangan</SubmitButton>
      </Form>
    </Dialog>
  );
}
