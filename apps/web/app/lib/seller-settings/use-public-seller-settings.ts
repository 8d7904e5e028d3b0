import type { getPublicSettings, PublicSettings } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { readPublic } from '../api/read-public';

let reading: Promise<PublicSettings | undefined> | undefined;

/** Read once for all parts of a page. After a failure the next part or page asks again. */
function readOnce(): Promise<PublicSettings | undefined> {
  reading ??= readPublic<typeof getPublicSettings>('/public/config').catch(() => {
    reading = undefined;
    return undefined;
  });
  return reading;
}

/** For the public pages, which go without the query client. Undefined until the settings are read. */
export function usePublicSellerSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    let isGone = false;
    void readOnce().then((read) => {
      if (!isGone) setSettings(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return settings;
}
