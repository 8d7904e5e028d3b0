// Whoever scans a box's QR without being signed in comes back to it after the login. Only the
// activation may be returned to: every other screen is one tap away from the dashboard.
import { screens } from '@timesync/contract';

const STORAGE_KEY = 'return-address';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createReturnUrl(storage: TabStorage | undefined) {
  return {
    /** Whether the URL is one to come back to; if so, it is kept. */
    keep(pathname: string): boolean {
      if (!isActivation(pathname)) return false;
      storage?.setItem(STORAGE_KEY, pathname);
      return true;
    },
    find(): string | undefined {
      const kept = storage?.getItem(STORAGE_KEY) ?? '';
      return isActivation(kept) ? kept : undefined;
    },
    forget() {
      storage?.removeItem(STORAGE_KEY);
    },
  };
}

function isActivation(pathname: string): boolean {
  return pathname === screens.activation || pathname.startsWith(`${screens.activation}/`);
}

// There is no storage while the build prerenders the public pages.
export const returnUrl = createReturnUrl(globalThis.window?.sessionStorage);
