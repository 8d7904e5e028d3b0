// The parts of `portal upgrade` with small packages; `npm run test:long -- release` uses real ones.
import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startChildProgram } from '../../../test/child-program.ts';
import { startHttpStandIn } from '../../../test/http-stand-in.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Installed } from './installed-package.ts';
import { runAlone } from './run-alone.ts';
import { readyUrlOf, switchPackage } from './switch-package.ts';
import { unpackPackage } from './unpack-package.ts';
import { verifyPackage } from './verify-package.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const signed = { isUnsignedAllowed: false };
let opt: string;
let incoming: string;
let installed: Installed;

beforeEach(() => {
  opt = temporaryFolder();
  incoming = temporaryFolder();
  const { root, release } = makeFolder(opt, { version: '1.0.0' });
  writeFileSync(join(root, 'release-key.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  symlinkSync(basename(root), join(opt, 'portal'));
  installed = { link: join(opt, 'portal'), root, release };
});

function makeFolder(parent: string, details: { version: string; [key: string]: string }) {
  const release = { name: 'portal', platform: 'linux-x64', commit: 'abc', ...details };
  const title = `${release.name}-${release.version}-${release.platform}`;
  const root = join(parent, title);
  mkdirSync(join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'release.json'), JSON.stringify(release));
  writeFileSync(join(root, 'bin/portal'), `#!/bin/sh\necho '${JSON.stringify(release)}'\n`);
  chmodSync(join(root, 'bin/portal'), 0o755);
  return { root, title, release };
}

function makeFile(details: { version: string; [key: string]: string }, key = privateKey): string {
  const { title } = makeFolder(incoming, details);
  const file = join(incoming, `${title}.tar.gz`);
  execFileSync('tar', ['-czf', file, '-C', incoming, title]);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
  writeFileSync(`${file}.sig`, sign(null, readFileSync(`${file}.sha256`), key));
  return file;
}

describe('a file', () => {
  it('that is newer, whole and signed is accepted', async () => {
    const file = makeFile({ version: '1.1.0' });
    await expect(verifyPackage(file, installed, signed)).resolves.toMatchObject({
      title: 'portal-1.1.0-linux-x64',
      release: { version: '1.1.0' },
    });
  });

  it.each([
    ['older', { version: '0.9.0' }, 'is older (0.9.0) than what is installed (1.0.0)'],
    ['installed', { version: '1.0.0' }, '1.0.0 is installed already'],
    ['of another portal', { version: '1.1.0', name: 'toko' }, 'is no package of this portal'],
    ['of another platform', { version: '1.1.0', platform: 'linux-arm64' }, 'is for linux-arm64'],
  ])('that is %s is refused', async (_, details, sentence) => {
    await expect(verifyPackage(makeFile(details), installed, signed)).rejects.toThrow(sentence);
  });

  it('that is damaged, or without what belongs beside it, is refused', async () => {
    const file = makeFile({ version: '1.1.0' });
    const line = readFileSync(`${file}.sha256`);
    writeFileSync(file, 'x', { flag: 'a' });
    await expect(verifyPackage(file, installed, signed)).rejects.toThrow('is damaged');
    execFileSync('rm', [`${file}.sig`]);
    await expect(verifyPackage(file, installed, signed)).rejects.toThrow('.sig is missing');
    execFileSync('rm', [`${file}.sha256`]);
    await expect(verifyPackage(file, installed, signed)).rejects.toThrow('.sha256 is missing');
    const other = makeFile({ version: '1.2.0' });
    writeFileSync(`${other}.sha256`, line);
    writeFileSync(`${other}.sig`, sign(null, line, privateKey));
    await expect(verifyPackage(other, installed, signed)).rejects.toThrow('to another file');
  });

  it('that another key signed is refused, also when nothing needs to be signed', async () => {
    const file = makeFile({ version: '1.1.0' }, generateKeyPairSync('ed25519').privateKey);
    for (const isUnsignedAllowed of [false, true]) {
      await expect(verifyPackage(file, installed, { isUnsignedAllowed })).rejects.toThrow(
        'was not signed by the releaser of the installed package',
      );
    }
  });

  it('is taken on trust only where the installed package has no key', async () => {
    const file = makeFile({ version: '1.1.0' });
    execFileSync('rm', [join(installed.root, 'release-key.pem'), `${file}.sig`]);
    await expect(verifyPackage(file, installed, signed)).rejects.toThrow('say --unsigned');
    const verified = await verifyPackage(file, installed, { isUnsignedAllowed: true });
    expect(verified.release.version).toBe('1.1.0');
  });
});

it('is unpacked beside the installed one, also over the rest of an earlier try', async () => {
  mkdirSync(join(opt, '.timesync-upgrade/rest'), { recursive: true });
  mkdirSync(join(opt, 'portal-1.1.0-linux-x64/rest'), { recursive: true });
  const verified = await verifyPackage(makeFile({ version: '1.1.0' }), installed, signed);
  const folder = await unpackPackage(verified, installed.root);
  expect(existsSync(join(folder, 'bin/portal'))).toBe(true);
  expect(existsSync(join(folder, 'rest'))).toBe(false);
  expect(existsSync(join(opt, '.timesync-upgrade'))).toBe(false);
});

it('runs alone: a second one is refused until the first has ended, however it ended', async () => {
  let endFirst = () => {};
  const first = runAlone(opt, () => new Promise<void>((_, reject) => (endFirst = reject)));
  await expect(runAlone(opt, async () => 'second')).rejects.toThrow('Another upgrade is under way');
  endFirst();
  await expect(first).rejects.toBeUndefined();
  expect(await runAlone(opt, async () => 'third')).toBe('third');
});

it('is not held up by one that was killed', async () => {
  const killed = startChildProgram(`
    import { runAlone } from ${JSON.stringify(join(import.meta.dirname, 'run-alone.ts'))};
    setInterval(() => {}, 1_000);
    await runAlone(${JSON.stringify(opt)}, () => new Promise(() => console.log('begun')));
  `);
  expect(await killed.firstLine).toBe('begun');
  await expect(runAlone(opt, async () => 'second')).rejects.toThrow('Another upgrade is under way');
  await killed.kill();
  expect(await runAlone(opt, async () => 'third')).toBe('third');
});

describe('the switch', () => {
  /** A server whose readiness depends on the package that the link names. */
  async function serve(isReady: (title: string) => boolean) {
    const current = () => readlinkSync(join(opt, 'portal'));
    const address = await startHttpStandIn((_request, response) => {
      response.writeHead(isReady(current()) ? 200 : 503).end();
    });
    const restart = `readlink ${join(opt, 'portal')} >> ${join(opt, 'restarts')}`;
    return { current, service: { restart, readyUrl: `${address}/readyz`, waitMs: 60_000 } };
  }

  const restarts = () => readFileSync(join(opt, 'restarts'), 'utf8').trim().split('\n');

  it('keeps the new package when it becomes ready, and removes the one before the last', async () => {
    const { root: oldest } = makeFolder(opt, { version: '0.9.0' });
    symlinkSync(basename(oldest), join(opt, 'portal.previous'));
    const { root } = makeFolder(opt, { version: '1.1.0' });
    const { current, service } = await serve(() => true);
    await switchPackage(installed, root, service, () => undefined);
    expect([current(), readlinkSync(join(opt, 'portal.previous'))]).toEqual([
      'portal-1.1.0-linux-x64',
      'portal-1.0.0-linux-x64',
    ]);
    expect(existsSync(oldest)).toBe(false);
    expect(restarts()).toEqual(['portal-1.1.0-linux-x64']);
  });

  it('goes back by itself when it does not', async () => {
    const { root } = makeFolder(opt, { version: '1.1.0' });
    const { current, service } = await serve((title) => title.includes('1.0.0'));
    const said: string[] = [];
    const switching = switchPackage(installed, root, { ...service, waitMs: 4_000 }, (text) =>
      said.push(text),
    );
    await expect(switching).rejects.toThrow(/portal-1\.0\.0-linux-x64 (runs again|became ready)/);
    expect(current()).toBe('portal-1.0.0-linux-x64');
    expect(restarts()).toEqual(['portal-1.1.0-linux-x64', 'portal-1.0.0-linux-x64']);
    expect(said.at(-1)).toContain('going back');
  });

  it('goes back when the service cannot be restarted', async () => {
    const { root } = makeFolder(opt, { version: '1.1.0' });
    const { current, service } = await serve(() => true);
    const failing = { ...service, restart: 'exit 1' };
    await expect(switchPackage(installed, root, failing, () => undefined)).rejects.toThrow(
      'Neither',
    );
    expect(current()).toBe('portal-1.0.0-linux-x64');
  });
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/readyz'],
  ['0.0.0.0', 'http://localhost:3000/readyz'],
  ['::', 'http://localhost:3000/readyz'],
  ['::1', 'http://[::1]:3000/readyz'],
])('asks a server that listens on %s at %s', (host, url) => {
  expect(readyUrlOf(host, 3000)).toBe(url);
  expect(URL.canParse(url)).toBe(true);
});
