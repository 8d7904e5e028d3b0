// Settings that arrive at the box, judged by it alone.
import {
  type AcceptedSettings,
  acceptSettings,
  formatSettings,
  indonesianCities,
  settingsTag,
} from '@timesync/clock';
import { readToken } from '@timesync/contract';
import { importSigningKeys } from '../pinned-keys';
import type { BoxClock, SimulatedDevice } from '../simulated-device';

export async function acceptClock(
  device: SimulatedDevice,
  text: string,
): Promise<AcceptedSettings> {
  return acceptSettings(text, {
    signingKeys: await importSigningKeys(device.keys),
    tag: await tagOf(device),
    counter: device.clock?.counter ?? 0,
    knowsTown: (slug) => indonesianCities.some((city) => city.slug === slug),
  });
}

/** What the box keeps of settings that it uses. */
export function storedClock({
  settings,
  counter,
}: Extract<AcceptedSettings, { result: 'apply' | 'ask' }>): BoxClock {
  return { settings: formatSettings(settings), counter };
}

/** Digits do not tell the box its licence. */
async function tagOf({ activation }: SimulatedDevice): Promise<Uint8Array | undefined> {
  if (activation?.by !== 'token') return undefined;
  const read = readToken(activation.token);
  return read.ok ? settingsTag(read.payload.licensePublicId) : undefined;
}
