import { screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { useRef } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink, Loaded } from '~/components/ui';
import { HandOnMosque } from '~/features/people/mosques/hand-on-mosque';
import { MosqueLinks } from '~/features/people/mosques/mosque-links';
import { useLicensesByRoom, useOwnMosques } from '~/features/people/mosques/mosque-queries';

export default function HandoverPage() {
  const mosques = useOwnMosques();
  const licenses = useLicensesByRoom();
  // Its form adds a mosque, and still has to show the link then.
  const startsWithout = useRef<boolean>(undefined);
  const ownLicenses = licenses.data?.data.filter(({ mosque }) => !mosque).length ?? 0;
  return (
    <>
      <PageHeader
        title="Serah Terima"
        description="Untuk ketua yang menyerahkan jam masjidnya kepada ketua berikutnya."
        action={<BackLink to={screens.ownProducts}>Produk Saya</BackLink>}
      />
      <Loaded query={mosques} failure="Masjid Anda tidak dapat dimuat.">
        {({ data }) => {
          startsWithout.current ??= data.length === 0;
          const led = data.filter(({ role }) => role === 'ketua');
          const shown = startsWithout.current ? [undefined] : led;
          return (
            <div className="space-y-6">
              {shown.map((mosque) => (
                <Card key={mosque?.id ?? ''} aria-label={mosque?.name}>
                  {mosque && <h2 className="mb-4 font-bold text-ink text-lg">{mosque.name}</h2>}
                  <HandOnMosque mosque={mosque} ownLicenses={ownLicenses} />
                  {mosque && <MosqueLinks mosque={mosque} />}
                </Card>
              ))}
              {shown.length === 0 && (
                <p className="text-ink-muted">Hanya ketua masjid yang dapat menyerahkannya.</p>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
