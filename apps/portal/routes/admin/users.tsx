import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { ManagedUsers } from '~/features/accounts/admin/managed-users';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const importDialog = loadOnDemand(
  async () => (await import('~/features/accounts/admin/import/import-dialog')).ImportDialog,
);

export default function UsersPage() {
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <PageHeader title="Users" />
      <ManagedUsers onImport={() => setIsImporting(true)} />
      {isImporting && (
        <DialogOnDemand
          dialog={importDialog}
          title="Impor Pelanggan"
          dialogProps={{ onClose: () => setIsImporting(false) }}
        />
      )}
    </>
  );
}
