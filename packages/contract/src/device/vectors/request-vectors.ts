import { createActivationRequest } from '../create-activation-request.ts';
import { importSealingPublicKey } from '../device-keys.ts';
import { deviceTypeCode } from '../device-type.ts';
import { decodeBase32 } from '../encoding/base32.ts';
import { bytesToHex } from '../encoding/bytes.ts';
import { removeRowChecks } from '../encoding/code-rows.ts';
import type { ShortCodeSource } from '../short-code.ts';
import { publicPointOf } from './p256-arithmetic.ts';
import { hex, sampleSource } from './sample-device.ts';
import { ecdhPair, scalarHex, testSecret, testSecrets } from './test-keys.ts';
import type { VectorCase, VectorFile } from './vector-file.ts';

const scenarios: Array<{
  name: string;
  keyId: number;
  ephemeral: bigint;
  source: ShortCodeSource;
}> = [
  { name: 'TV box', keyId: 1, ephemeral: testSecrets.ephemeral, source: sampleSource },
  {
    name: 'phone, second key, bytes of ff',
    keyId: 2,
    ephemeral: testSecrets.ephemeral + 1n,
    source: {
      secret: hex('ff'.repeat(16)),
      deviceId: hex('ff'.repeat(10)),
      deviceType: 'smartphone',
      nonce: hex('00000000'),
    },
  },
  {
    name: 'point with the other sign',
    keyId: 1,
    ephemeral: testSecrets.ephemeral + 4n,
    source: { ...sampleSource, deviceType: 'smarttv' },
  },
];

export async function requestVectors(): Promise<VectorFile> {
  return {
    about:
      'Activation requests. The ephemeral key is fixed here and random in real life; keyId names the sealing key in keys.json. TEST KEYS.',
    cases: await Promise.all(scenarios.map(makeCase)),
  };
}

async function makeCase(scenario: (typeof scenarios)[number]): Promise<VectorCase> {
  const { name, keyId, ephemeral, source } = scenario;
  const publicKey = await importSealingPublicKey(publicPointOf(testSecret('sealing', keyId)));
  const server = { keyId, publicKey };
  const code = await createActivationRequest(source, server, await ecdhPair(ephemeral));
  return {
    name,
    keyId: `${keyId}`,
    deviceType: `${deviceTypeCode(source.deviceType)}`,
    deviceId: bytesToHex(source.deviceId),
    nonce: bytesToHex(source.nonce),
    secret: bytesToHex(source.secret),
    ephemeralPrivate: scalarHex(ephemeral),
    ephemeralPublic: bytesToHex(publicPointOf(ephemeral)),
    bytes: bytesToHex(decodeBase32(removeRowChecks(code)) ?? new Uint8Array()),
    code,
  };
}
