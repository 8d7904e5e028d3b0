// Makes the vectors that the Android team builds against and compares them with the committed
// files. After a wanted change: `npx vitest run --project unit packages/contract/src/device -u`.
import { beforeAll, expect, it } from 'vitest';
import { appUpdateSentences, shortCodeSentences, tokenSentences } from '../device-sentences.ts';
import { openActivationRequest } from '../open-activation-request.ts';
import { appUpdateVectors } from './app-update-vectors.ts';
import { base32Vectors } from './base32-vectors.ts';
import { keyVectors } from './key-vectors.ts';
import { licenseKeyVectors } from './license-key-vectors.ts';
import { pairingVectors } from './pairing-vectors.ts';
import { requestVectors } from './request-vectors.ts';
import { revocationVectors } from './revocation-vectors.ts';
import { hex } from './sample-device.ts';
import { shortCodeVectors } from './short-code-vectors.ts';
import { testSealingPrivateKeys } from './test-keys.ts';
import { tokenVectors } from './token-vectors.ts';
import { type VectorFile, writeVectorFile } from './vector-file.ts';

const FOLDER = '../../../../../clients/test-vectors';

let files: Record<string, VectorFile>;

beforeAll(async () => {
  files = {
    'app-update.json': await appUpdateVectors(),
    'base32.json': base32Vectors(),
    'keys.json': keyVectors(),
    'license-key.json': licenseKeyVectors(),
    'pairing.json': await pairingVectors(),
    'request.json': await requestVectors(),
    'revocation-list.json': await revocationVectors(),
    'short-code.json': await shortCodeVectors(),
    'token.json': await tokenVectors(),
  };
}, 30_000);

function casesOf(file: string) {
  return files[file]?.cases ?? [];
}

it('the committed files are what this code makes', async () => {
  for (const [name, file] of Object.entries(files)) {
    await expect(writeVectorFile(file)).toMatchFileSnapshot(`${FOLDER}/${name}`);
  }
});

it('clients read them line by line: no value needs an escape', () => {
  for (const { about, cases } of Object.values(files)) {
    const values = [about, ...cases.flatMap((entry) => Object.entries(entry).flat())];
    for (const value of values) expect(JSON.stringify(value)).toBe(`"${value}"`);
  }
});

it('every problem has a vector', () => {
  const resultsOf = (file: string) => new Set(casesOf(file).map(({ result }) => result));
  const { revoked: _, ...tokenProblems } = tokenSentences;
  expect(resultsOf('token.json')).toEqual(new Set(['ok', ...Object.keys(tokenProblems)]));
  const updates = new Set(['ok', ...Object.keys(appUpdateSentences)]);
  expect(resultsOf('app-update.json')).toEqual(updates);
  const digits = new Set(['ok', ...Object.keys(shortCodeSentences)]);
  expect(resultsOf('short-code.json')).toEqual(digits);
});

it('the server opens the requests', async () => {
  const keys = await testSealingPrivateKeys();
  expect(casesOf('request.json')).toHaveLength(3);
  for (const { code = '', secret = '' } of casesOf('request.json')) {
    const opened = await openActivationRequest(code, keys);
    expect(opened).toMatchObject({ ok: true, request: { secret: hex(secret) } });
  }
});

it('both signs of a point and a leading zero occur', () => {
  const signs = casesOf('request.json').map(({ bytes = '' }) => bytes.slice(34, 36));
  expect(new Set(signs)).toEqual(new Set(['02', '03']));
  const zero = casesOf('short-code.json').find(({ name }) => name === 'body with a leading zero');
  expect(zero?.code).toMatch(/^0/);
});
