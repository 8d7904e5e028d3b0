import type { SessionUser } from '@timesync/contract';
import { Dialog } from '~/components/ui/dialog';
import { Tabs } from '~/components/ui/tabs';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';

interface AccountDialogProps {
  user: SessionUser;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AccountDialog({ user, isOpen, onOpenChange }: AccountDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog title="Account" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Tabs
        label="Bagian akun"
        tabs={[
          { id: 'profile', label: 'Profil', content: <ProfileForm user={user} onSaved={close} /> },
          { id: 'password', label: 'Password', content: <PasswordForm onSaved={close} /> },
        ]}
      />
    </Dialog>
  );
}
