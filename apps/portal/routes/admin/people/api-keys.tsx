import { PageHeader } from '~/components/layout/page-header';
import { DialogButton, lazyDialog } from '~/components/ui';
import { ApiKeyList } from '~/features/people/accounts/api-keys/api-key-list';

const MakeApiKeyDialog = lazyDialog(
  () => import('~/features/people/accounts/api-keys/make-api-key-dialog'),
);

export default function ApiKeysPage() {
  return (
    <>
      <PageHeader
        title="Kunci API"
        description="Program yang boleh membaca data toko. Kunci berakhir bersama admin yang membuatnya."
        action={
          <DialogButton dialog={(close) => <MakeApiKeyDialog onClose={close} />}>
            Buat Kunci
          </DialogButton>
        }
      />
      <ApiKeyList />
    </>
  );
}
