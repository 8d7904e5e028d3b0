// Makes the vectors of the clock and compares them with the committed files. After a wanted change:
// `npx vitest run --project unit packages/clock/src/vectors -u`.
import { type VectorFile, writeVectorFile } from '@timesync/contract/vectors';
import { expect, test } from 'vitest';
import { settingsSentences } from '../portable/accept-settings.ts';
import { hijriVectors } from './hijri-vectors.ts';
import { phaseVectors } from './phase-vectors.ts';
import { settingsVectors } from './settings-vectors.ts';
import { timesVectors } from './times-vectors.ts';

const FOLDER = '../../../../clients/test-vectors';

test.each<[string, () => VectorFile | Promise<VectorFile>]>([
  ['times.json', timesVectors],
  ['hijri.json', hijriVectors],
  ['phases.json', phaseVectors],
  ['settings.json', settingsVectors],
])('%s is what this code makes, without escapes', async (name, make) => {
  const file = await make();
  const text = writeVectorFile(file);
  expect(text).not.toContain('\\');
  await expect(text).toMatchFileSnapshot(`${FOLDER}/${name}`);
});

test('every town is there, with twelve dates', () => {
  const { cases } = timesVectors();
  expect(cases).toHaveLength(510);
  for (const entry of cases) {
    expect(Object.keys(entry).filter((key) => key.startsWith('on'))).toHaveLength(12);
  }
});

test('every result has a vector', async () => {
  const { cases } = await settingsVectors();
  const results = new Set(cases.map(({ result }) => result));
  expect(results).toEqual(new Set(['apply', ...Object.keys(settingsSentences)]));
});

test('every phase has a vector', () => {
  const phases = new Set(phaseVectors().cases.map(({ phase }) => phase));
  expect(phases).toEqual(
    new Set(['normal', 'tarhim', 'adhan', 'iqomah', 'khutbah', 'prayer', 'dark']),
  );
});
