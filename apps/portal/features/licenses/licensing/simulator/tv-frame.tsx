import { brand, formatDeviceId, screens } from '@timesync/contract';
import type { ReactNode } from 'react';
import { BrandHeader } from '~/components/layout/brand-header';
import { NetworkMark } from './network-mark';
import { NewDeviceButton } from './new-device-button';
import { deviceIdOf } from './simulated-device';
import { UpdateFromStick } from './update-from-stick';
import type { Simulator } from './use-simulated-device';

interface TvFrameProps {
  simulator: Simulator;
  children: ReactNode;
}

/** One screen of 1280×720 without scrolling; on a phone its parts are stacked. */
export function TvFrame({ simulator, children }: TvFrameProps) {
  const { device } = simulator;
  return (
    <div className="girih flex min-h-dvh flex-col bg-deep text-deep-ink">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3 lg:px-10">
        <BrandHeader to={screens.landing} isCompact />
        <div className="min-w-0">
          <h1 className="font-bold text-lg leading-tight">Simulator perangkat {brand.name}</h1>
          <p className="text-deep-muted text-sm">
            ID perangkat <span className="font-mono">{formatDeviceId(deviceIdOf(device))}</span>
          </p>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-4 max-lg:ml-0">
          <NetworkMark />
          <UpdateFromStick device={device} onInstalled={simulator.install} />
          <NewDeviceButton onConfirm={simulator.startAgain} />
        </div>
      </header>
      <main className="flex flex-1 flex-col px-5 pb-6 lg:px-10">{children}</main>
    </div>
  );
}
