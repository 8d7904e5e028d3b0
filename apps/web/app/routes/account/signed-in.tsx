import { QueryClientProvider } from '@tanstack/react-query';
import { type SessionUser, screens } from '@timesync/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { AppShell } from '~/components/layout/shell/app-shell';
import { ChatWidget } from '~/components/layout/shell/chat-widget';
import { RequireSession } from '~/components/layout/shell/guards';
import { UserMenu } from '~/components/layout/shell/user-menu';
import type { AccountPart } from '~/features/accounts/account-dialog';
import { GeneratedPasswordNotice } from '~/features/accounts/generated-password-notice';
import { logout } from '~/features/accounts/logout';
import { createQueryClient } from '~/lib/api/query-client';
import { prepareToasts } from '~/lib/browser/notify';
import { usePublicConfig } from '~/lib/seller-settings/use-seller-settings';
import { sidebarMenus } from './sidebar-menus';

const AccountDialog = lazy(async () => ({
  default: (await import('~/features/accounts/account-dialog')).AccountDialog,
}));

export default function SignedInLayout() {
  return <RequireSession>{(user) => <SignedIn user={user} />}</RequireSession>;
}

function SignedIn({ user }: { user: SessionUser }) {
  // Made per session: whoever signs in next on this device finds nothing of the last one.
  const [queryClient] = useState(createQueryClient);
  useEffect(prepareToasts, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell user={user} />
    </QueryClientProvider>
  );
}

function Shell({ user }: { user: SessionUser }) {
  const [accountPart, setAccountPart] = useState<AccountPart>();
  const config = usePublicConfig();
  const navigate = useNavigate();
  const openAudit = () => void navigate(screens.history);
  return (
    <AppShell
      menu={sidebarMenus[user.role]}
      userMenu={
        <UserMenu
          user={user}
          onOpenAccount={() => setAccountPart('profile')}
          onOpenAudit={user.role === 'admin' ? openAudit : undefined}
          onLogout={logout}
        />
      }
      widget={
        !config.isPending && (
          <ChatWidget
            whatsappNumber={config.data?.whatsappNumber ?? null}
            serviceHours={config.data?.serviceHours}
          />
        )
      }
    >
      {user.hasGeneratedPassword && (
        <GeneratedPasswordNotice onChange={() => setAccountPart('password')} />
      )}
      <Outlet />
      {accountPart && (
        <Suspense>
          <AccountDialog
            user={user}
            part={accountPart}
            isOpen
            onOpenChange={() => setAccountPart(undefined)}
          />
        </Suspense>
      )}
    </AppShell>
  );
}
