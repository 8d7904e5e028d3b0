import { screens } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/buttons/button-link';
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
      <PageHeader
        title="Users"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={screens.admins} variant="secondary">
              Kelola Admin
            </ButtonLink>
            <Button variant="secondary" onClick={() => setIsImporting(true)}>
              <FileUp aria-hidden className="size-5" />
              Impor CSV
            </Button>
          </div>
        }
      />
      <ManagedUsers />
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
