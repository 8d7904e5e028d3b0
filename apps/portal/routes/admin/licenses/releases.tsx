import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui';
import { ManagedReleases } from '~/features/licenses/releases/admin/managed-releases';

export default function ReleasesPage() {
  return (
    <>
      <PageHeader
        title="Rilis Aplikasi"
        description="Versi aplikasi yang diunduh orang. Setiap APK diperiksa: paket, versi, dan tanda tangannya."
        action={
          <ButtonLink to={screens.downloads} reloadDocument variant="secondary">
            Lihat halaman Unduh
          </ButtonLink>
        }
      />
      <ManagedReleases />
    </>
  );
}
