import { Button } from '@timesync/ui';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { MessagePage } from '~/components/layout/message-page';

interface FirstStartProps {
  hasFailed: boolean;
  retry: () => void;
}

export function FirstStart({ hasFailed, retry }: FirstStartProps) {
  if (!hasFailed) return <FullPageLoading />;
  return (
    <MessagePage title="Simulator belum siap" action={<Button onClick={retry}>Coba lagi</Button>}>
      {/* Browsers keep their cryptography from pages that came over plain http. */}
      {window.isSecureContext
        ? 'Kunci publik diambil satu kali saat pertama dibuka. Periksa koneksi internet, lalu coba lagi.'
        : 'Simulator hanya berjalan lewat alamat https atau localhost.'}
    </MessagePage>
  );
}
