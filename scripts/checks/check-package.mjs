// Packs for every platform, then unpacks this machine's and uses it as its owner would.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockPicture, clockSheet } from '@timesync/contract';
import { makePackage } from '../package/make-package.mjs';
import { platforms, thisPlatform } from '../package/platforms.mjs';
import { nativeFilesIn } from '../set-up/native-files.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { checkBillOfMaterials } from './listed-packages.mjs';
import { runPortal, startPortal, unpack } from './packaged-portal.mjs';

const LARGEST = 95e6;
const STATEMENT = join(
  projectRoot,
  'apps/server/src/features/payments/statements/reading/golden/klikbca-personal.csv',
);

const folder = mkdtempSync(join(tmpdir(), 'timesync-packages-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const { privateKey: key } = generateKeyPairSync('ed25519');
const made = Object.keys(platforms).map(async (platform) => ({
  platform,
  // What fits when it is packed quickly fits when it is packed well.
  ...(await makePackage(process.execPath, platform, { effort: 3, folder, key })),
}));
for (const { platform, file, bytes } of await Promise.all(made)) {
  assert(bytes <= LARGEST, `${file} has ${bytes} bytes, more than ${LARGEST}`);
  const portal = unpack(file);
  try {
    checkNativeFiles(portal.root, platform);
    checkBillOfMaterials(portal.root);
    assert(existsSync(join(portal.root, 'release-key.pem')), 'the next package can be verified');
    for (const kind of ['sha256', 'sig'])
      assert(existsSync(`${file}.${kind}`), `${kind} is beside it`);
    if (platform === thisPlatform) await use(portal);
    console.log(`${platform}: ${(bytes / 1e6).toFixed(1)} MB`);
  } finally {
    portal.remove();
  }
}

function checkNativeFiles(root, platform) {
  const processors = nativeFilesIn(root).map(({ cpu }) => cpu);
  assert.deepEqual([...new Set(processors)], [platforms[platform].cpu]);
}

async function use(portal) {
  const release = JSON.parse(readFileSync(join(portal.root, 'release.json'), 'utf8'));
  assert.deepEqual(JSON.parse(runPortal(portal, ['version']).stdout), release);
  assert.match(runPortal(portal, ['create-admin']).stderr, /^Usage: create-admin email/m);
  assert.equal(runPortal(portal, ['no-such-command']).status, 2);
  // Read in a thread of its own.
  assert.match(runPortal(portal, ['check-statement', STATEMENT]).stdout, /proven/);

  const server = await startPortal(portal);
  assert.match(await textOf(`${server.url}/`, 'text/html'), /^<!DOCTYPE html>/i);
  assert(JSON.parse(await textOf(`${server.url}/public/products`)).data.length > 0);
  // Drawn with fonts and WebAssembly that stay outside the bundle.
  assert.match(await textOf(server.url + clockPicture, 'image/png'), /PNG/);
  assert.match(await textOf(server.url + clockSheet, 'application/pdf'), /^%PDF/);
  const health = () => runPortal(portal, ['health'], { PORT: server.port }).status;
  assert.equal(health(), 0);
  assert.equal(statSync(join(portal.cwd, 'data')).mode & 0o077, 0, 'data is private');
  assert.equal(await server.stop(), 0, 'SIGTERM ends it calmly');
  assert.equal(health(), 1);
}

async function textOf(url, accept = 'application/json') {
  const answer = await fetch(url, { headers: { accept } });
  assert.equal(answer.status, 200, url);
  return answer.text();
}
