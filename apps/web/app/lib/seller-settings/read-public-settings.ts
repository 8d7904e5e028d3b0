import type { getPublicSettings, PublicSettings } from '@timesync/contract';
import { readPublic } from '../api/read-public';

let reading: Promise<PublicSettings | undefined> | undefined;

/** Read once for all parts of a page. After a failure the next part or page asks again. */
export function readPublicSettings(): Promise<PublicSettings | undefined> {
  reading ??= readPublic<typeof getPublicSettings>('/public/config').catch(() => {
    reading = undefined;
    return undefined;
  });
  return reading;
}
