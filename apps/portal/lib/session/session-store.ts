// The session user lives in memory and, as JSON under `user`, in the tab's session storage.
// It only decides what is shown: the server checks the cookie and the role on every call.
import type { SessionUser } from '@timesync/contract';

const STORAGE_KEY = 'user';

export type SessionState =
  | { status: 'unknown' }
  | { status: 'signed-in'; user: SessionUser }
  /**
   * `hasEnded`: by the server, not by the person, who has to be told. `isLeaving`: a logout is on its way
   * to the landing page, so that no guard leads away a second time.
   */
  | { status: 'signed-out'; hasEnded: boolean; isLeaving?: boolean | undefined };

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Checks what came from the server or from the storage; undefined unless it names a person and a role. */
export function readSessionUser(value: unknown): SessionUser | undefined {
  const user = (value ?? {}) as Partial<SessionUser>;
  if (user.role !== 'admin' && user.role !== 'user') return undefined;
  if (typeof user.name !== 'string' || typeof user.email !== 'string') return undefined;
  return { ...user, whatsapp: user.whatsapp ?? '', avatar: user.avatar ?? null } as SessionUser;
}

function readStoredUser(storage: TabStorage): SessionUser | undefined {
  try {
    const user = readSessionUser(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'));
    // Stored before admins had roles: the server is asked again.
    return user?.role === 'admin' && !user.adminRole ? undefined : user;
  } catch {
    return undefined;
  }
}

export function createSessionStore(storage: TabStorage | undefined) {
  const stored = storage && readStoredUser(storage);
  let state: SessionState = stored ? { status: 'signed-in', user: stored } : { status: 'unknown' };
  const listeners = new Set<() => void>();

  function change(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function signIn(user: SessionUser) {
    storage?.setItem(STORAGE_KEY, JSON.stringify(user));
    change({ status: 'signed-in', user });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn,
    /** The notice about a generated password goes away at once, in every part of the screen. */
    recordPasswordChosen() {
      if (state.status !== 'signed-in') return;
      const { hasGeneratedPassword, ...user } = state.user;
      if (hasGeneratedPassword) signIn(user);
    },
    signOut({ hasEnded = false, isLeaving }: { hasEnded?: boolean; isLeaving?: boolean } = {}) {
      storage?.removeItem(STORAGE_KEY);
      // Another answer may find as well that nobody is signed in: the first one knew why.
      if (state.status === 'signed-out' && !isLeaving) return;
      change({ status: 'signed-out', hasEnded, isLeaving });
    },
  };
}

// Tests run without a window.
export const session = createSessionStore(globalThis.window?.sessionStorage);
