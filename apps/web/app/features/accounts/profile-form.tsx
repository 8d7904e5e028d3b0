import {
  formatPhone,
  type SessionUser,
  updateProfile,
  updateProfileBody,
} from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api-client';
import { notifySuccess } from '~/lib/notify';
import { session } from '~/lib/session-store';

interface ProfileFormProps {
  user: SessionUser;
  onSaved: () => void;
}

export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  return (
    <Form
      schema={updateProfileBody}
      defaultValues={{ name: user.name, email: user.email, whatsapp: formatPhone(user.whatsapp) }}
      fallbackError="Gagal update profil"
      onSubmit={async (body) => {
        const reply = await callApi(updateProfile, { body }, { toast: false });
        session.signIn(reply.user);
        notifySuccess('Profil berhasil diperbarui');
        onSaved();
      }}
    >
      <TextField name="name" label="Nama" autoComplete="name" />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="whatsapp"
        label="Nomor WhatsApp"
        type="tel"
        autoComplete="tel"
        placeholder="08xxxxxxxxxx"
      />
      <SubmitButton className="w-full">Simpan</SubmitButton>
    </Form>
  );
}
