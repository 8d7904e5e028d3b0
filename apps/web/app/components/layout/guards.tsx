// Who may see which screen. A guarded screen sends strangers to '/', and so does a wrong role; the
// server decides anew on every call, these only keep people from empty screens.
import { type Role, type SessionUser, screens } from '@timesync/contract';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { restoreSession } from '~/lib/restore-session';
import { useSession } from '~/lib/use-session';
import { FullPageLoading } from './full-page-loading';

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
  if (session.status === 'signed-out') return <Navigate to={screens.landing} replace />;
  if (onlyFor && session.user.role !== onlyFor) return <Navigate to={screens.landing} replace />;
  return children(session.user);
}

/** Login and recovery make no sense for who is already in; after a login this leads on. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const session = useRestoredSession();
  if (session.status === 'unknown') return <FullPageLoading />;
  if (session.status === 'signed-in') return <Navigate to={screens.dashboard} replace />;
  return children;
}
