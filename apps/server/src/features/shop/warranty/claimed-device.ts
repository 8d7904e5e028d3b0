// Finds out which device is the broken box. Boxes of one order look alike and their keys may be
// mixed up, so the licence that was sold with a box does not identify it (decision 0052).

/** The part of a customer's device that identifies the box. */
interface Candidate {
  deviceId: string;
  licenseId: number;
  serial: string | null;
}

interface Known<Device> {
  box: { serial: string; licenseId: number | null };
  devices: readonly Device[];
}

/** Null when no licence is to be released; undefined when an admin has to ask. */
export function claimedDevice<Device extends Candidate>({
  box,
  devices,
  named,
}: Known<Device> & { named: string | null }): Device | null | undefined {
  if (devices.length === 0) return null;
  const ofThisBox = new Set(
    devices
      .filter(({ serial }) => serial?.toLowerCase() === box.serial.toLowerCase())
      .map(({ deviceId }) => deviceId),
  );
  // Two apps that say the same number, or a number that speaks against the customer.
  if (ofThisBox.size > 1 || (ofThisBox.size === 1 && named && !ofThisBox.has(named))) {
    return undefined;
  }
  const deviceId = named ?? [...ofThisBox][0];
  if (deviceId === undefined) return undefined;
  const device = deviceOf({ box, devices }, deviceId);
  // It holds no licence any more: there is none to release.
  if (!device) return null;
  const isOtherBox = device.serial !== null && !ofThisBox.has(deviceId);
  return isOtherBox ? undefined : device;
}

/** A device with two licences releases the one that was sold with the box. */
export function deviceOf<Device extends Candidate>(
  { box, devices }: Known<Device>,
  deviceId: string | undefined,
): Device | undefined {
  const same = devices.filter((device) => device.deviceId === deviceId);
  return same.find(({ licenseId }) => licenseId === box.licenseId) ?? same[0];
}
