import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session-store';

// The shell is built without a visitor; the first paint in the browser must equal it.
const whilePrerendering: SessionState = { status: 'unknown' };

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => whilePrerendering);
}
