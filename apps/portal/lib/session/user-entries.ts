// Storage entries of a user have the email in their key, so that the next user of this device does not
// see them. When the email changes, they are renamed.
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const endingOf = (email: string) => `:${email.toLowerCase()}`;

export function userEntryName(what: string, email: string): string {
  return what + endingOf(email);
}

export function moveUserEntries(from: string, to: string, storage: BrowserStorage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) {
    if (!name.endsWith(endingOf(from))) continue;
    const value = storage.getItem(name) ?? '';
    // The old entries are removed first, so that a full storage has room.
    storage.removeItem(name);
    storage.setItem(name.slice(0, -endingOf(from).length) + endingOf(to), value);
  }
}
