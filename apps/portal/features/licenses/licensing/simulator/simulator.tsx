// An offline TV box for developers and for the end-to-end tests. Everything that it needs is part of
// this page's own script: no chunk may be asked for after the network is gone.

import { Button } from '@timesync/ui';
import { useEffect } from 'react';
import { FullPageLoading } from '~/components/layout/full-page-loading';
import { MessagePage } from '~/components/layout/message-page';
import { prefetchQrReader } from '~/lib/browser/qr/qr-reader';
import { PermanentScreen } from './permanent-screen';
import { TvFrame } from './tv-frame';
import { useSimulatedDevice } from './use-simulated-device';
import { WaitingScreen } from './waiting-screen';

export default function Simulator() {
  const simulator = useSimulatedDevice();
  useEffect(() => void prefetchQrReader(), []);
  if (!simulator.device) return <FirstStart {...simulator} />;
  return (
    <TvFrame simulator={simulator}>
      {simulator.device.activation ? (
        <PermanentScreen simulator={simulator} activation={simulator.device.activation} />
      ) : (
        <WaitingScreen simulator={simulator} />
      )}
    </TvFrame>
  );
}

function FirstStart({ hasFailed, retry }: { hasFailed: boolean; retry: () => void }) {
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
