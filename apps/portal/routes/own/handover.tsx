import { screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { Loaded } from '~/components/ui/feedback/loaded';
import { HandoverWithMosque } from '~/features/handovers/own/handover-with-mosque';
import { OwnHandover } from '~/features/handovers/own/own-handover';
import { useLicensesByRoom, useOwnMosques } from '~/features/mosques/mosque-queries';

export default function HandoverPage() {
  const mosques = useOwnMosques();
  const licenses = useLicensesByRoom();
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
          const led = data.filter(({ role }) => role === 'ketua');
          return (
            <div className="space-y-6">
              {led.map((mosque) => (
                <Card key={mosque.id} aria-labelledby={`masjid-${mosque.id}`}>
                  <h2 id={`masjid-${mosque.id}`} className="mb-4 font-bold text-ink text-lg">
                    {mosque.name}
                  </h2>
                  <OwnHandover mosque={mosque} ownLicenses={ownLicenses} />
                </Card>
              ))}
              {data.length === 0 && <HandoverWithMosque />}
              {led.length === 0 && data.length > 0 && (
                <p className="text-ink-muted">Hanya ketua masjid yang dapat menyerahkannya.</p>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}
