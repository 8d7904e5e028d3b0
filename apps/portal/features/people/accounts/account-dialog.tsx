import type { SessionUser } from '@timesync/contract';
import { Dialog, Tabs } from '~/components/ui';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { SecondFactorSettings } from './second-factor/second-factor-settings';
import { SessionList } from './session-list';

export type AccountTab = 'profile' | 'password';

interface AccountDialogProps {
  user: SessionUser;
  /** The tab that is open at first. */
  tab: AccountTab;
  onClose: () => void;
}

export default function AccountDialog({ user, tab, onClose }: AccountDialogProps) {
  return (
    <Dialog title="Account" onClose={onClose}>
      <Tabs
        label="Bagian akun"
        initialId={tab}
        keepsMounted
        tabs={[
          {
            id: 'profile',
            label: 'Profil',
            content: <ProfileForm user={user} onSaved={onClose} />,
          },
          { id: 'password', label: 'Password', content: <PasswordForm onSaved={onClose} /> },
          ...(user.role === 'admin'
            ? [
                {
                  id: 'second-factor',
                  label: 'Keamanan',
                  content: <SecondFactorSettings />,
                  isRedrawn: true,
                },
              ]
            : []),
          { id: 'sessions', label: 'Perangkat', content: <SessionList />, isRedrawn: true },
        ]}
      />
    </Dialog>
  );
}
