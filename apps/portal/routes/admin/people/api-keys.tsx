import { Button } from '@timesync/ui';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/page-header';
import { lazyDialog } from '~/components/ui';
import { ApiKeyList } from '~/features/people/accounts/api-keys/api-key-list';

const MakeApiKeyDialog = lazyDialog(
  () => import('~/features/people/accounts/api-keys/make-api-key-dialog'),
);

export default function ApiKeysPage() {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <PageHeader
        title="Kunci API"
        description="Program yang boleh membaca data toko. Kunci berakhir bersama admin yang membuatnya."
        action={<Button onClick={() => setIsMaking(true)}>Buat Kunci</Button>}
      />
      <ApiKeyList />
      {isMaking && <MakeApiKeyDialog onClose={() => setIsMaking(false)} />}
    </>
  );
}
