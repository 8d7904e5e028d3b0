import { formatPhone, type SessionUser, updateProfileBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { PasswordField } from '~/components/form/password/password-field';
import { usePasswordDemand } from '~/components/form/password/use-password-demand';
import { PersonFields } from '~/components/form/person-fields';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { readSessionUser, session } from '~/lib/session/session-store';
import { moveUserEntries } from '~/lib/session/user-entries';
import { WhatsappConsent } from './whatsapp-consent';

const FAILURE = 'Gagal update profil';

interface ProfileFormProps {
  user: SessionUser;
  onSaved: () => void;
}

/** The password is asked for only when the server wants it: to change the email, some time after login. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const password = usePasswordDemand();
  const isCustomer = user.role === 'user';
  return (
    <Form
      schema={updateProfileBody}
      defaultValues={{
        name: user.name,
        email: user.email,
        whatsapp: formatPhone(user.whatsapp),
        ...(isCustomer && { wantsWhatsapp: user.wantsWhatsapp ?? false }),
      }}
      fallbackError={FAILURE}
      failureTitle={FAILURE}
      onSubmit={async (body) => {
        const options = { failureTitle: FAILURE };
        const reply = await callApi('PATCH /profile', { body }, options).catch(password.note);
        const { name, email, whatsapp } = body;
        const saved = readSessionUser(reply?.user) ?? { ...user, name, email, whatsapp };
        // First: the screen looks for the cart as soon as the session has the new email.
        moveUserEntries(user.email, saved.email, localStorage);
        session.signIn(saved);
        notifySuccess('Profil berhasil diperbarui');
        onSaved();
      }}
    >
      <PersonFields nameLabel="Nama" />
      {isCustomer && <WhatsappConsent />}
      {password.isAsked && (
        <PasswordField
          name="currentPassword"
          label="Password saat ini"
          autoComplete="current-password"
        />
      )}
      <SubmitButton className="w-full">Simpan</SubmitButton>
    </Form>
  );
}
