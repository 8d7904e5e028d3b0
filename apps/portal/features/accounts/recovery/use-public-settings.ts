import type { PublicSettings } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { callApi } from '~/lib/api/api-client';

/** Screens of guests load no query client. Undefined until the answer is there, null without one. */
export function usePublicSettings(): PublicSettings | null | undefined {
  const [settings, setSettings] = useState<PublicSettings | null>();
  useEffect(() => {
    const leaving = new AbortController();
    callApi('GET /public/config', {}, { signal: leaving.signal, toast: false }).then(
      setSettings,
      () => leaving.signal.aborted || setSettings(null),
    );
    return () => leaving.abort();
  }, []);
  return settings;
}
