import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session-store';

// Prerendered pages are made without a visitor; the first paint in the browser must equal them.
const whilePrerendering: SessionState = { status: 'unknown' };

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, () => whilePrerendering);
}
