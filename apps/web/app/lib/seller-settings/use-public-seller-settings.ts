import type { getPublicConfig, PublicConfig } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { readPublic } from '../api/read-public';

let reading: Promise<PublicConfig | undefined> | undefined;

/** Read once for all parts of a page. After a failure the next part or page asks again. */
function readOnce(): Promise<PublicConfig | undefined> {
  reading ??= readPublic<typeof getPublicConfig>('/public/config').catch(() => {
    reading = undefined;
    return undefined;
  });
  return reading;
}

/** For the public pages, which go without the query client. Undefined until the settings are read. */
export function useSellerSettings(): PublicConfig | undefined {
  const [settings, setSettings] = useState<PublicConfig>();
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
