// An offline TV box for developers and for the end-to-end tests. Everything that it needs is part of
// this page's own script: no chunk may be asked for after the network is gone.
import { useEffect } from 'react';
import { prefetchQrReader } from '~/lib/browser/qr/qr-reader';
import { FirstStart } from './first-start';
import { PermanentScreen } from './permanent-screen';
import { TvFrame } from './tv-frame';
import { useSimulatedDevice } from './use-simulated-device';
import { WaitingScreen } from './waiting-screen';

export function Simulator() {
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
