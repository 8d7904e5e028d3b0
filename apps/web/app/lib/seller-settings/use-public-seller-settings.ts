import type { PublicSettings } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { readPublicSettings } from './read-public-settings';

/** For the public pages, which go without the query client. Undefined until the settings are read. */
export function usePublicSellerSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    let isGone = false;
    void readPublicSettings().then((read) => {
      if (!isGone) setSettings(read);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return settings;
}
