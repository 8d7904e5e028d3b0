// What somebody typed survives a reload of the tab, because phones unload pages in the background, and
// the end of a session. It belongs to the account that typed it and is deleted by that account's logout.
import { session } from './session-store';
import { userEntryName } from './user-entries';

const PREFIX = 'form:';

// Tests run without a window.
const storage = () => globalThis.window?.sessionStorage;

/** Visitors without an account share an entry in the tab. */
function ownEntry(name: string): string {
  const state = session.getState();
  return userEntryName(PREFIX + name, state.status === 'signed-in' ? state.user.email : '');
}

export function readDraft<T>(name: string): T | undefined {
  try {
    return JSON.parse(storage()?.getItem(ownEntry(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(name: string, value: unknown): void {
  try {
    storage()?.setItem(ownEntry(name), JSON.stringify(value));
  } catch {
    // A full storage stores nothing; what is on the screen stays there.
  }
}

export function dropDraft(name: string): void {
  storage()?.removeItem(ownEntry(name));
}

/** Whether a form on this page has a draft. */
export function hasDraftAt(path: string): boolean {
  const ending = ownEntry('').slice(PREFIX.length);
  return Object.keys(storage() ?? {}).some(
    (key) => key.startsWith(`${PREFIX}${path} `) && key.endsWith(ending),
  );
}

/** All drafts of who is signed in, or of the visitor. */
export function dropOwnDrafts(): void {
  const ending = ownEntry('').slice(PREFIX.length);
  for (const key of Object.keys(storage() ?? {})) {
    if (key.startsWith(PREFIX) && key.endsWith(ending)) storage()?.removeItem(key);
  }
}
