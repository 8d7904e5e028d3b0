// Which roles may see which screen. A guarded screen redirects visitors and other roles to '/'; after a
// scan of a box's QR, or by the link of a licence, it redirects to the login instead, which leads back. The server checks access on
// every call; these guards only avoid empty screens.
import { type Role, type SessionUser, screens } from '@timesync/contract';
import { type ReactNode, useEffect, useRef } from 'react';
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
  const wasSignedIn = useRef(false);
  if (session.status === 'signed-in') wasSignedIn.current = true;
  if (session.status === 'unknown') return <FullPageLoading />;
  if (session.status === 'signed-out') {
    // A session that ended meanwhile is said by a toast, which leaves with this page.
    return <AwayFromGuardedScreen afterMs={wasSignedIn.current ? TOAST_MS : 0} />;
  }
  if (onlyFor && session.user.role !== onlyFor) return <ToLanding />;
  return children(session.user);
}

function AwayFromGuardedScreen({ afterMs }: { afterMs: number }) {
  const { pathname, search, hash } = useLocation();
  const isPersonal = returnUrl.keep(pathname + search + hash) && returnUrl.leadsToLogin();
  return isPersonal ? <Navigate to={screens.login} replace /> : <ToLanding afterMs={afterMs} />;
}

const TOAST_MS = 4_000;

/** The landing page is a document of its own, outside this app. */
function ToLanding({ afterMs = 0 }: { afterMs?: number }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.replace(screens.landing), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
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
