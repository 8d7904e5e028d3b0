import { PageHeader } from '~/components/layout/page-header';
import { SettingsHome } from '~/features/office/settings/settings-index';

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Pengaturan" description="Perubahan langsung berlaku di semua halaman." />
      <SettingsHome />
    </>
  );
}
