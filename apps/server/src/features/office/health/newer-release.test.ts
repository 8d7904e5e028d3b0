import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { quietLog } from '../../../../test/quiet-log.ts';
import { createTestClock } from '../../../../test/test-clock.ts';
import { readConfig } from '../../../platform/config.ts';
import { ownVersion } from '../../../platform/health/release/own-release.ts';
import { newerReleaseReader } from './newer-release.ts';

const DAY_MS = 24 * 3_600_000;

async function publish(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const clock = createTestClock();
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ RELEASES_URL: `http://127.0.0.1:${port}/latest.txt` });
  const warnings: string[] = [];
  const log = {
    ...quietLog,
    warn: (details: object) => warnings.push(String((details as { err: Error }).err)),
  };
  return { read: newerReleaseReader({ clock, config }, log), clock, warnings };
}

it('knows the newer version after the first look, and asks again after a day', async () => {
  let latest = 'v99.1.0\n';
  const { read, clock } = await publish((_request, response) => response.end(latest));
  expect(read()).toBeNull();
  await expect.poll(read).toBe('99.1.0');
  latest = '99.2.0';
  clock.advance(DAY_MS - 1);
  expect(read()).toBe('99.1.0');
  clock.advance(1);
  await expect.poll(read).toBe('99.2.0');
});

it('says nothing about the same or an older version', async () => {
  const published = [ownVersion(), '0.0.1', '99.0.0'];
  const next = () => (published.length > 1 ? published.shift() : published[0]);
  const { read, clock } = await publish((_request, response) => response.end(next()));
  const seen = new Set<string | null>();
  await expect
    .poll(() => {
      clock.advance(DAY_MS);
      const newer = read();
      seen.add(newer);
      return newer;
    })
    .toBe('99.0.0');
  expect([...seen]).toEqual([null, '99.0.0']);
});

it.each([
  ['markup', (response) => response.end('<script>99.0.0</script>')],
  ['an error', (response) => response.writeHead(500).end('99.0.0')],
  ['another address', (response) => response.writeHead(302, { location: '/' }).end()],
  ['a broken line', (response) => response.destroy()],
  [
    'an endless answer',
    (response) => {
      const write = () => {
        while (!response.destroyed && response.write('9'.repeat(65_536)));
      };
      response.on('drain', write);
      write();
    },
  ],
] satisfies Array<[string, (response: Parameters<RequestListener>[1]) => void]>)(
  '%s is no version, and the log says so',
  async (_, answer) => {
    const { read, warnings } = await publish((_request, response) => answer(response));
    expect(read()).toBeNull();
    await expect.poll(() => warnings.length).toBe(1);
    expect(read()).toBeNull();
  },
);

it('asks nobody without the address', () => {
  const read = newerReleaseReader({ clock: createTestClock(), config: readConfig({}) }, quietLog);
  expect(read()).toBeNull();
});
