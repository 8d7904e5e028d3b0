import { type DeviceType, deviceTypes } from '@timesync/contract';
import { useCallback, useEffect, useState } from 'react';
import { checkAtStart } from './accept-code';
import { fetchKeys } from './pinned-keys';
import {
  type Activation,
  type BoxClock,
  changeDeviceType,
  type InstalledVersion,
  makeDevice,
  type SimulatedDevice,
} from './simulated-device';
import { readStoredDevice, storeDevice } from './stored-device';

const FIRST_TYPE: DeviceType = 'tvbox';

export interface Simulator {
  device: SimulatedDevice;
  chooseType: (deviceType: string) => Promise<void>;
  activate: (activation: Activation | null) => void;
  install: (installed: InstalledVersion) => void;
  setClock: (clock: BoxClock) => void;
  startAgain: () => Promise<void>;
}

interface FirstStart {
  device: undefined;
  hasFailed: boolean;
  retry: () => void;
}

export function useSimulatedDevice(): Simulator | FirstStart {
  const [device, setDevice] = useState<SimulatedDevice>();
  const [hasFailed, setHasFailed] = useState(false);

  const store = useCallback((next: SimulatedDevice) => {
    storeDevice(localStorage, next);
    setDevice(next);
  }, []);

  const start = useCallback(async () => {
    setHasFailed(false);
    try {
      const stored = readStoredDevice(localStorage);
      if (stored) setDevice(await checkAtStart(stored));
      else store(await makeDevice(await fetchKeys(), FIRST_TYPE));
    } catch {
      setHasFailed(true);
    }
  }, [store]);

  useEffect(() => void start(), [start]);

  if (!device) return { device, hasFailed, retry: () => void start() };
  return {
    device,
    chooseType: async (chosen) => {
      const deviceType = deviceTypes.find((type) => type === chosen) ?? device.deviceType;
      store(await changeDeviceType(device, deviceType));
    },
    activate: (activation) => store({ ...device, activation }),
    install: (installed) => store({ ...device, installed }),
    setClock: (clock) => store({ ...device, clock }),
    startAgain: async () => {
      // A new box carries a new build of the app; without a network it is the same build.
      const keys = await fetchKeys().catch(() => device.keys);
      store(await makeDevice(keys, device.deviceType));
    },
  };
}
