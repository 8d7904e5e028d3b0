import { commitToDigit, derivePairingKey, PAIRING_DIGITS } from '../../pairing/pairing.ts';
import { openPairingSession } from '../../pairing/pairing-session.ts';
import { asciiBytes, bytesToHex } from '../encoding/bytes.ts';
import { publicPointOf } from './p256-arithmetic.ts';
import { hex } from './sample-device.ts';
import { ecdhPair, scalarHex, testSecrets } from './test-keys.ts';
import type { VectorCase, VectorFile } from './vector-file.ts';

const nonces = { remote: hex('a0'.repeat(16)), display: hex('b1'.repeat(16)) };
const messages = ['JMS1-0000', 'JM1-0000', ''];

/** Keys and random bytes are fixed here and random in real life. */
export async function pairingVectors(): Promise<VectorFile> {
  return {
    about:
      'Pairing of remote and display: the key, a commitment of each side for each digit, and three messages of each side. TEST KEYS.',
    cases: await Promise.all([makeCase('123456', 10n), makeCase('000000', 20n)]),
  };
}

async function makeCase(digits: string, offset: bigint): Promise<VectorCase> {
  const [remoteSecret, displaySecret] = [
    testSecrets.ephemeral + offset,
    testSecrets.ephemeral + offset + 1n,
  ];
  const points = { remote: publicPointOf(remoteSecret), display: publicPointOf(displaySecret) };
  const { privateKey } = await ecdhPair(remoteSecret);
  const pairingKey = await derivePairingKey(privateKey, points.display, points);
  const fields: VectorCase = {};
  for (const role of ['remote', 'display'] as const) {
    const session = await openPairingSession(role, pairingKey, nonces);
    for (let index = 0; index < PAIRING_DIGITS; index += 1) {
      const claim = { role, index, digits, points };
      fields[`${role}Commitment${index}`] = bytesToHex(await commitToDigit(nonces[role], claim));
    }
    for (const [index, message] of messages.entries()) {
      fields[`${role}Sealed${index}`] = bytesToHex(await session.seal(asciiBytes(message)));
    }
  }
  return {
    name: `digits ${digits}`,
    digits,
    remotePrivate: scalarHex(remoteSecret),
    remotePoint: bytesToHex(points.remote),
    displayPrivate: scalarHex(displaySecret),
    displayPoint: bytesToHex(points.display),
    remoteNonce: bytesToHex(nonces.remote),
    displayNonce: bytesToHex(nonces.display),
    pairingKey: bytesToHex(pairingKey),
    ...fields,
    ...Object.fromEntries(
      messages.map((message, index) => [`message${index}`, bytesToHex(asciiBytes(message))]),
    ),
  };
}
