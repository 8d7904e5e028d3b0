// The box's own judgement, without any network: digits against its secret, tokens against the pinned
// keys. Each refusal is the sentence that the real apps show.
import { checkShortCode, checkToken, shortCodeSentences, tokenSentences } from '@timesync/contract';
import { importSigningKeys } from './pinned-keys';
import { type Activation, deviceIdOf, type SimulatedDevice, sourceOf } from './simulated-device';

type Verdict = { ok: true; activation: Activation } | { ok: false; sentence: string };

export async function acceptDigits(device: SimulatedDevice, typed: string): Promise<Verdict> {
  const checked = await checkShortCode(typed, sourceOf(device));
  if (!checked.ok) return { ok: false, sentence: shortCodeSentences[checked.problem] };
  return { ok: true, activation: { by: 'digits', digits: typed } };
}

export async function acceptToken(device: SimulatedDevice, text: string): Promise<Verdict> {
  const checked = await checkToken(text, await importSigningKeys(device.keys), {
    deviceId: deviceIdOf(device),
    deviceType: device.deviceType,
    nowSeconds: Date.now() / 1000,
  });
  if (!checked.ok) return { ok: false, sentence: tokenSentences[checked.problem] };
  return { ok: true, activation: { by: 'token', token: text.trim() } };
}

/** A flag in the storage makes nothing permanent: what was accepted once must be accepted again. */
export async function checkAtStart(device: SimulatedDevice): Promise<SimulatedDevice> {
  const { activation } = device;
  if (!activation) return device;
  const verdict =
    activation.by === 'digits'
      ? await acceptDigits(device, activation.digits)
      : await acceptToken(device, activation.token);
  return verdict.ok ? device : { ...device, activation: null };
}
