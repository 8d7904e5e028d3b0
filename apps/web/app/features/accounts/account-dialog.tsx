import type { SessionUser } from '@timesync/contract';
import { Tabs } from '~/components/ui/content/tabs';
import { Dialog } from '~/components/ui/overlays/dialog';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { SessionList } from './session-list';

export type AccountPart = 'profile' | 'password';

interface AccountDialogProps {
  user: SessionUser;
  /** What is open at first. */
  part: AccountPart;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AccountDialog({ user, part, isOpen, onOpenChange }: AccountDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog title="Account" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Tabs
        label="Bagian akun"
        initialId={part}
        keepsAll
        tabs={[
          { id: 'profile', label: 'Profil', content: <ProfileForm user={user} onSaved={close} /> },
          { id: 'password', label: 'Password', content: <PasswordForm onSaved={close} /> },
          { id: 'sessions', label: 'Perangkat', content: <SessionList />, isDrawnAnew: true },
        ]}
      />
    </Dialog>
  );
}
