import type { PublicSettings } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { callApi } from '~/lib/api/api-client';

/** Screens of guests load no query client; undefined until the answer is there, and without one. */
export function usePublicSettings(): PublicSettings | undefined {
  const [settings, setSettings] = useState<PublicSettings>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi('GET /public/config', {}, { signal: leaving.signal, toast: false }).then(
      setSettings,
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return settings;
}
