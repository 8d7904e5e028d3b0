// The built server answers every wrongly filled body in Indonesian: a bundler that drops the settings
// of the validator brings its English words back, which no test of the sources sees.
import * as contract from '@timesync/contract';
import { expect, test } from '../support/admin/admin-test.ts';

interface Route {
  method: string;
  path: string;
  body?: contract.z.ZodType;
  file?: string;
}

const exported: unknown[] = Object.values(contract);
const bodies = exported
  .filter(
    (value): value is Route =>
      typeof value === 'object' && value !== null && 'method' in value && 'responses' in value,
  )
  .flatMap(({ method, path, body, file }) => {
    const { properties = {} } =
      body && !file ? contract.z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
    return Object.keys(properties).map((field) => ({
      method,
      url: path.replaceAll(/:\w+/g, '1'),
      data: { [field]: { salah: true } },
    }));
  });

test('no word of the validator reaches a person', async ({ office }) => {
  expect(bodies.length).toBeGreaterThan(100);
  const sentences = new Set<string>();
  for (const { method, url, data } of bodies) {
    const answer = await office.fetch(url, { method, data });
    expect(answer.ok(), `${method} ${url}`).toBe(false);
    sentences.add((await answer.json()).message);
  }
  expect(
    [...sentences].filter((sentence) => /\b(input|expected|invalid)\b/i.test(sentence)),
  ).toEqual([]);
});
