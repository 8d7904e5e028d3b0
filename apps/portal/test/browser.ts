// What tests of the portal's own modules need of a browser: its storage, and who is signed in.
import type { SessionUser } from '@timesync/contract';

/** Holds its entries in `values`. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

export const customer = (email = 'budi@example.id'): SessionUser => ({
  name: 'Budi',
  email,
  whatsapp: '+6281234567890',
  role: 'user',
  avatar: null,
});
