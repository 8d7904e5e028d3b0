// One idempotency key per intention: the same order gets the same key until it has succeeded, also
// after a reload and in a second tab, because the answer may be lost although the order was placed.
// Hence stored in local storage. A changed cart or price is another order, and gets another key.
import type { PlaceOrderBody } from '@timesync/contract';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { userEntryName } from '~/lib/session/user-entries';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createOrderAttempt(email: string, storage: BrowserStorage) {
  const name = userEntryName('order-attempt', email);
  let attempt = '';

  return {
    keyFor(body: PlaceOrderBody): string {
      const content = JSON.stringify(body);
      const [key = '', ...rest] = (storage.getItem(name) ?? attempt).split(' ');
      if (key && rest.join(' ') === content) return key;
      const freshKey = createIdempotencyKey();
      attempt = `${freshKey} ${content}`;
      try {
        storage.setItem(name, attempt);
      } catch {
        // A full storage: the key then lasts as long as this page.
        storage.removeItem(name);
      }
      return freshKey;
    },
    succeeded(): void {
      attempt = '';
      storage.removeItem(name);
    },
  };
}
