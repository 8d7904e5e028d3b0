import { hasAdminArea, type SessionUser, screens, type WaitingWork } from '@timesync/contract';
import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AppShell } from '~/components/layout/shell/app-shell';
import { ChatWidget } from '~/components/layout/shell/chat-widget';
import { RequireSession } from '~/components/layout/shell/guards';
import { UserMenu } from '~/components/layout/shell/user-menu';
import { lazyDialog, lazyPart } from '~/components/ui';
import { OwnLicenseDetail } from '~/features/licenses/licensing/own/license-detail';
import type { AccountTab } from '~/features/people/accounts/account-dialog';
import { GeneratedPasswordAlert } from '~/features/people/accounts/generated-password-alert';
import { useLogout } from '~/features/people/accounts/logout';
import { SessionGates } from '~/features/people/accounts/session-gates';
import { prepareToasts } from '~/lib/browser/notify';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { storeOfflineCopy } from '~/lib/offline/offline-copy';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { returnUrl } from '~/lib/session/return-url';
import { adminScreenList, groupFor, menuFor } from './sidebar-menus';

const AccountDialog = lazyDialog(() => import('~/features/people/accounts/account-dialog'));

const AdminTools = lazyPart(
  () => import('../admin/office/admin-tools'),
  () => ({ failure: null }),
);

/** What a customer needs in a mosque without internet. */
const fetchOwnScreens = () =>
  Promise.all([
    import('../own/products'),
    import('../own/opened-product'),
    import('../own/activation'),
    OwnLicenseDetail.prefetch(),
    import('~/components/ui/feedback/toaster'),
    import('sonner'),
  ]);

export default function SignedInLayout() {
  return <RequireSession>{(user) => <SignedIn user={user} />}</RequireSession>;
}

function SignedIn({ user }: { user: SessionUser }) {
  usePrefetch(prepareToasts);
  useEffect(() => storeOfflineCopy(fetchOwnScreens), []);
  // The way back after a login ends here; the next login leads to the dashboard again.
  useEffect(() => returnUrl.forget(), []);
  const account = useDialogEntry<AccountTab>();
  const settings = useSellerSettings();
  const logout = useLogout();
  const isAdmin = user.role === 'admin';
  const tools = useMemo(() => (isAdmin ? adminScreenList(user) : []), [isAdmin, user]);
  // The first steps ask for the password themselves.
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState<WaitingWork>();
  return (
    <AppShell
      menu={menuFor(user, waiting)}
      menuGroup={groupFor(user, waiting)}
      search={
        isAdmin && (
          <AdminTools
            tools={tools}
            findsCustomers={hasAdminArea(user, 'customers')}
            onWaiting={setWaiting}
          />
        )
      }
      userMenu={
        <UserMenu
          user={user}
          onOpenAccount={() => account.open('profile')}
          onLogout={() => logout.mutate()}
        />
      }
      widget={
        // Not for admins, who answer the chat. Its space is reserved while loading, so that the user's
        // button does not move.
        !isAdmin &&
        (settings.isPending ? (
          <span />
        ) : (
          <ChatWidget
            whatsappNumber={settings.data?.whatsappNumber ?? null}
            serviceHours={settings.data?.serviceHours}
          />
        ))
      }
    >
      {user.hasGeneratedPassword && pathname !== screens.firstSteps && (
        <GeneratedPasswordAlert
          email={user.email}
          canClose={!isAdmin}
          onChange={() => account.open('password')}
        />
      )}
      <Outlet />
      <SessionGates user={user} />
      {account.value && <AccountDialog user={user} tab={account.value} onClose={account.close} />}
    </AppShell>
  );
}
