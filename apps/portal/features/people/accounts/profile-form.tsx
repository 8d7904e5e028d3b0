import { formatPhone, type SessionUser, updateProfileBody } from '@timesync/contract';
import { CheckboxField, Form, PersonFields, SubmitButton } from '~/components/form';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { readSessionUser, session } from '~/lib/session/session-store';
import { moveUserEntries } from '~/lib/session/user-entries';
import { WhatsappConsent } from './whatsapp-consent';

const FAILURE = 'Gagal update profil';

export function ProfileForm({ user, onSaved }: { user: SessionUser; onSaved: () => void }) {
  const isCustomer = user.role === 'user';
  return (
    <Form
      draft="profile"
      schema={updateProfileBody}
      defaultValues={{
        name: user.name,
        email: user.email,
        whatsapp: formatPhone(user.whatsapp),
        ...(isCustomer && {
          wantsWhatsapp: user.wantsWhatsapp ?? false,
          wantsReminders: !user.refusesReminders,
        }),
      }}
      fallbackError={FAILURE}
      failureTitle={FAILURE}
      onSubmit={async (body) => {
        const reply = await callApi('PATCH /profile', { body });
        const { name, email, whatsapp } = body;
        const saved = readSessionUser(reply?.user) ?? { ...user, name, email, whatsapp };
        // First: the screen looks for the cart as soon as the session has the new email.
        for (const storage of [localStorage, sessionStorage]) {
          moveUserEntries(user.email, saved.email, storage);
        }
        session.signIn(saved);
        notifySuccess('Profil berhasil diperbarui');
        onSaved();
      }}
    >
      <PersonFields nameLabel="Nama" />
      {isCustomer && (
        <div>
          <WhatsappConsent />
          <CheckboxField
            name="wantsReminders"
            label="Ingatkan saya, misalnya kalau lisensi belum dipasang"
          />
        </div>
      )}
      <SubmitButton className="w-full">Simpan</SubmitButton>
    </Form>
  );
}
