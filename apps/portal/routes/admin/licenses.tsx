import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { OPEN_LICENSE_PARAM } from '~/features/licensing/admin/managed-license-url';
import { ManagedLicenses } from '~/features/licensing/admin/managed-licenses';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useUrlId } from '~/lib/navigation/use-url-id';

const licenseDialog = loadOnDemand(
  async () =>
    (await import('~/features/licensing/admin/managed-license-dialog')).ManagedLicenseDialog,
);
const giveLicenseDialog = loadOnDemand(
  async () =>
    (await import('~/features/licensing/admin/give/give-licenses-dialog')).GiveLicensesDialog,
);

export default function LicensesPage() {
  const opened = useUrlId(OPEN_LICENSE_PARAM);
  const [isGiving, setIsGiving] = useState(false);
  return (
    <>
      <PageHeader title="License" />
      <ManagedLicenses onOpen={opened.open} onGive={() => setIsGiving(true)} />
      {opened.id && (
        <DialogOnDemand
          key={opened.id}
          dialog={licenseDialog}
          title="Detail Lisensi"
          dialogProps={{ licenseId: opened.id, onClose: opened.close }}
        />
      )}
      {isGiving && (
        <DialogOnDemand
          dialog={giveLicenseDialog}
          title="Beri Lisensi"
          dialogProps={{ onClose: () => setIsGiving(false) }}
        />
      )}
    </>
  );
}
