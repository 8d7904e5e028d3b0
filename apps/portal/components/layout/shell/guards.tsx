// Which roles may see which screen. A guarded screen redirects visitors and other roles to '/'; after a
// scan of a box's QR, or by the link of a licence, it redirects to the login instead, which leads back. The server checks access on
// every call; these guards only avoid empty screens.
import { type Role, SESSION_ENDED, type SessionUser, screens } from '@timesync/contract';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { restoreSession } from '~/lib/session/restore-session';
import { returnUrl } from '~/lib/session/return-url';
import { useSession } from '~/lib/session/use-session';
import { FullPageLoading } from '../full-page-loading';

function useRestoredSession() {
  useEffect(() => void restoreSession(), []);
  return useSession();
}

interface RequireSessionProps {
  onlyFor?: Role;
  children: (user: SessionUser) => ReactNode;
}

export function RequireSession({ onlyFor, children }: RequireSessionProps) {
  const session = useRestoredSession();
  if (session.status === 'unknown') return <FullPageLoading />;
  if (session.status === 'signed-out') {
    if (session.isLeaving) return <FullPageLoading />;
    return <AwayFromGuardedScreen hasEnded={session.hasEnded} />;
  }
  if (onlyFor && session.user.role !== onlyFor) return <ToLanding />;
  return children(session.user);
}

function AwayFromGuardedScreen({ hasEnded }: { hasEnded: boolean }) {
  const { pathname, search, hash } = useLocation();
  const isPersonal = returnUrl.store(pathname + search + hash) && returnUrl.leadsToLogin();
  if (isPersonal) return <Navigate to={screens.login} replace />;
  return <ToLanding notice={hasEnded ? `#${SESSION_ENDED}` : ''} />;
}

/** The landing page is a document of its own, outside this app. */
function ToLanding({ notice = '' }: { notice?: string }) {
  useEffect(() => window.location.replace(screens.landing + notice), [notice]);
  return <FullPageLoading />;
}

/** Redirects signed-in people away from login and recovery, also right after a login. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useRestoredSession();
  if (session.status === 'unknown') return <FullPageLoading />;
  if (session.status === 'signed-in') {
    return <Navigate to={returnUrl.find() ?? screens.dashboard} replace />;
  }
  return children;
}
