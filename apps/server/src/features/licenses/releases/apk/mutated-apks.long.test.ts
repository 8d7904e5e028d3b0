// 10,000 damaged or forged files: none is accepted, and none breaks the reader.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildApk, makeSigner } from '../../../../../../../clients/sample-apks/build-apk.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { ApkError } from './apk-error.ts';
import { readApk } from './read-apk.ts';

const COUNT = 10_000;
const folder = temporaryFolder();

const below = (limit: number) => Math.floor(Math.random() * limit);

const mutations: Array<(apk: Buffer) => Buffer> = [
  (apk) => {
    for (let bits = 1 + below(4); bits > 0; bits -= 1) {
      const at = below(apk.length);
      apk[at] = (apk[at] ?? 0) ^ (1 << below(8));
    }
    return apk;
  },
  (apk) => apk.subarray(0, below(apk.length)),
  (apk) => apk.subarray(1 + below(apk.length - 1)),
  (apk) => {
    const [from, to] = [below(apk.length), below(apk.length)].toSorted((a, b) => a - b);
    return Buffer.concat([apk.subarray(0, from), apk.subarray((to ?? 0) + 1)]);
  },
  (apk) => {
    const at = below(apk.length);
    const more = Buffer.from(Array.from({ length: 1 + below(40) }, () => below(256)));
    return Buffer.concat([apk.subarray(0, at), more, apk.subarray(at)]);
  },
  (apk) => {
    // A random number is written as a length or an offset.
    const at = below(apk.length - 4);
    apk.writeUInt32LE([0, 1, 0x7fffffff, 0xffffffff][below(4)] ?? 0, at);
    return apk;
  },
  (apk) => {
    const from = below(apk.length - 64);
    apk.copy(apk, below(apk.length - 64), from, from + 64);
    return apk;
  },
];

it(`${COUNT} mutated files are refused`, async () => {
  const signer = makeSigner();
  const good = [
    buildApk({ signer }),
    buildApk({ signer, schemes: [1, 2] }),
    buildApk({ signer, schemes: [3], minSdk: 28 }),
  ];
  const path = join(folder, 'app.apk');
  const wrong: string[] = [];
  let [tried, drawn] = [0, 0];
  while (tried < COUNT) {
    const original = good[drawn % good.length] ?? Buffer.alloc(0);
    const index = below(mutations.length);
    drawn += 1;
    const mutated = mutations[index]?.(Buffer.from(original)) ?? original;
    if (mutated.equals(original)) continue;
    tried += 1;
    writeFileSync(path, mutated);
    const outcome = await readApk(path).then(
      () => 'accepted',
      (error: unknown) => (error instanceof ApkError ? 'refused' : `crashed: ${error}`),
    );
    if (outcome !== 'refused') wrong.push(`mutation ${index} of file ${tried}: ${outcome}`);
  }
  expect(wrong).toEqual([]);
});
