// The login leads back to the URL of a scanned box's QR, of a licence's link, of a product chosen on the
// landing page, of an order linked in a mail or of an invitation. Every other screen is one tap away from the
// dashboard.
import { ownOrderUrl, screens } from '@timesync/contract';
import { productUrl } from '../navigation/product-url';

const STORAGE_KEY = 'return-address';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function createReturnUrl(storage: TabStorage | undefined) {
  const find = () => {
    const stored = storage?.getItem(STORAGE_KEY) ?? '';
    return isAllowed(stored) ? stored : undefined;
  };
  return {
    /** Stores the URL if it is one to return to, and returns whether it is. */
    store(url: string): boolean {
      if (!isAllowed(url)) return false;
      storage?.setItem(STORAGE_KEY, url);
      return true;
    },
    find,
    leadsToActivation: () => isActivation(find() ?? ''),
    /** Of the licence's link. */
    licenseCode: () => HANDOUT.exec(find() ?? '')?.[1],
    /** A person who comes by a scan or a licence's link signs in at once, without the landing page. */
    leadsToLogin: () => isActivation(find() ?? '') || isHandout(find() ?? ''),
    forget() {
      storage?.removeItem(STORAGE_KEY);
    },
  };
}

function isActivation(url: string): boolean {
  return url === screens.activation || url.startsWith(`${screens.activation}/`);
}

const HANDOUT = new RegExp(`^${screens.takeLicense}#([\\w-]{1,100})$`);

function isHandout(url: string): boolean {
  return HANDOUT.test(url);
}

function isAllowed(url: string): boolean {
  const id = Number(/\d+$/.exec(url)?.[0]);
  const isLinked = url === productUrl(id) || url === ownOrderUrl(id);
  return isActivation(url) || isHandout(url) || isInvitation(url) || isLinked;
}

/** A link to a mosque waits until the person has signed in. */
const INVITATION = new RegExp(`^${screens.invitation}#[\\w-]{1,100}$`);

function isInvitation(url: string): boolean {
  return INVITATION.test(url);
}

// There is no storage while the build renders the shell.
export const returnUrl = createReturnUrl(globalThis.window?.sessionStorage);
