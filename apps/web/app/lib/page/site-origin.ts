import { ORIGIN_PLACEHOLDER } from '@timesync/contract';

/**
 * Where the portal lives, for links that must be absolute. The browser reads it back from the page:
 * drawing another URL than the server sent would double the canonical link.
 */
export const siteOrigin = globalThis.document?.documentElement.dataset.origin ?? ORIGIN_PLACEHOLDER;
