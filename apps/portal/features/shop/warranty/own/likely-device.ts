import type { OwnBox, OwnedDevice } from '@timesync/contract';

/**
 * The device that a claim for this box proposes: where a single box was sold, the one that holds its
 * licence. Several boxes look alike, and their keys may be mixed up (decision 0052).
 */
export function likelyDevice(
  boxes: Pick<OwnBox, 'id'>[],
  devices: Pick<OwnedDevice, 'deviceId' | 'isBound' | 'licenseKey'>[],
  licenseKeys: string[],
): string | undefined {
  const holders = devices.filter(
    ({ isBound, licenseKey }) => isBound && licenseKeys.includes(licenseKey),
  );
  return boxes.length === 1 && holders.length === 1 ? holders[0]?.deviceId : undefined;
}
