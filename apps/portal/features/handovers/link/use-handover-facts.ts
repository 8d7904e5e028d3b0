import { useEffect, useState } from 'react';
import type { ApiOutput } from '~/lib/api/api-calls';
import { callApi } from '~/lib/api/api-client';
import { messageOf } from '~/lib/api/api-error';

export type HandoverFacts = ApiOutput<'POST /handovers/read'>;

interface ReadLink {
  facts?: HandoverFacts;
  failure?: string;
}

const UNREAD = 'Tautan ini tidak dapat dibuka. Periksa koneksi Anda, lalu muat ulang halaman.';

/** What the link is about; empty while it is being read. Not a GET, so that no cache keeps the link. */
export function useHandoverFacts(token: string): ReadLink {
  const [read, setRead] = useState<ReadLink>({});
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ReadLink) => isCurrent && setRead(next);
    callApi('POST /handovers/read', { body: { token } }, { toast: false }).then(
      (facts) => show({ facts }),
      (error) => show({ failure: messageOf(error, UNREAD) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return read;
}
