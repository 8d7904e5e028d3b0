import type { OwnMosque } from '@timesync/contract';
import { OpenLinks } from '~/components/links/open-links';
import { callApi, keys, useRefresh } from '~/lib/api';
import { useMosqueLinks } from './mosque-queries';

/** What was given away and is not taken yet, for the ketua; nothing where there is none. */
export function MosqueLinks({ mosque }: { mosque: OwnMosque }) {
  const { data } = useMosqueLinks(mosque.id);
  const refresh = useRefresh(keys.mosques);
  if (!data || data.data.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 font-bold text-ink">Menunggu diterima</h3>
      <OpenLinks
        links={data.data}
        send={(linkId) => {
          const params = { id: mosque.id, linkId };
          return callApi('DELETE /my-mosques/:id/links/:linkId', { params });
        }}
        onChanged={refresh}
      />
    </>
  );
}
