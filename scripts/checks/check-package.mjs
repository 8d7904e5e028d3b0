// Packs for this platform, or with `every-platform` for each, then unpacks this machine's and uses it
// as its owner would.
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { clockPicture, clockSheet } from '@timesync/contract';
import { makePackage } from '../package/make-package.mjs';
import { platforms, thisPlatform } from '../package/platforms.mjs';
import { nativeFilesIn } from '../set-up/native-files.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runPortal, startPortal, unpack } from './packaged-portal.mjs';

const LARGEST = 95e6;
const STATEMENT = join(
  projectRoot,
  'apps/server/src/features/shop/payments/statements/reading/golden/klikbca-personal.csv',
);

const folder = mkdtempSync(join(tmpdir(), 'timesync-packages-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const { privateKey: key } = generateKeyPairSync('ed25519');
const wanted = process.argv.includes('every-platform') ? Object.keys(platforms) : [thisPlatform];
const made = wanted.map(async (platform) => ({
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

  const server = await startPortal(portal);
  assert.match(await textOf(`${server.url}/`, 'text/html'), /^<!DOCTYPE html>/i);
  assert(JSON.parse(await textOf(`${server.url}/public/products`)).data.length > 0);
  // Drawn with fonts and WebAssembly that stay outside the bundle.
  assert.match(await textOf(server.url + clockPicture, 'image/png'), /PNG/);
  assert.match(await textOf(server.url + clockSheet, 'application/pdf'), /^%PDF/);
  assert((await readStatement(portal, server.url)).proof.provenCount > 0);
  const health = () => runPortal(portal, ['health'], { PORT: server.port }).status;
  assert.equal(health(), 0);
  assert.equal(statSync(join(portal.cwd, 'data')).mode & 0o077, 0, 'data is private');
  assert.equal(await server.stop(), 0, 'SIGTERM ends it calmly');
  assert.equal(health(), 1);
}

/** A program of its own reads it. */
async function readStatement(portal, url) {
  const email = 'kedua@timesync.local';
  const [, password] = /password (\S+)/.exec(runPortal(portal, ['create-admin', email]).stdout);
  const post = (path, body, headers) => fetch(url + path, { method: 'POST', body, headers });
  const signedIn = await post('/auth/login', JSON.stringify({ email, password }), {
    'content-type': 'application/json',
  });
  const form = new FormData();
  form.set('paymentAccountId', '1');
  form.set('file', await openAsBlob(STATEMENT), basename(STATEMENT));
  const [cookie] = signedIn.headers.getSetCookie();
  const answer = await post('/admin/bank-statements/preview', form, {
    cookie: cookie.split(';')[0],
  });
  assert.equal(answer.status, 200, await answer.clone().text());
  return answer.json();
}

async function textOf(url, accept = 'application/json') {
  const answer = await fetch(url, { headers: { accept } });
  assert.equal(answer.status, 200, url);
  return answer.text();
}

/** The bill of materials has every package that is in the folder or in a bundle, and Node. */
function checkBillOfMaterials(root) {
  const { components } = JSON.parse(readFileSync(join(root, 'bom.cdx.json'), 'utf8'));
  const listed = new Set(components.map(({ purl }) => purl));
  const isManifest = (path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(path);
  const manifests = readdirSync(join(root, 'node_modules'), { recursive: true })
    .filter((path) => isManifest(`node_modules/${path}`))
    .map((path) => JSON.parse(readFileSync(join(root, 'node_modules', path), 'utf8')));
  const licences = readFileSync(join(root, 'apps/server/build/server/LICENSES.txt'), 'utf8');
  const bundled = [...licences.matchAll(/^== (\S+) (\S+) \(/gm)];
  const { node } = JSON.parse(readFileSync(join(root, 'release.json'), 'utf8'));
  const expected = [
    `pkg:generic/node@${node}`,
    ...manifests.map(({ name, version }) => packageUrl(name, version)),
    ...bundled.map(([, name, version]) => packageUrl(name, version)),
    // These packages are used by the public pages and by the portal app.
    ...['react-dom', '@tiptap/core', 'tailwindcss'].map((name) =>
      packageUrl(name, versionOf(name)),
    ),
  ];
  assert(manifests.length > 10 && bundled.length > 100);
  assert.deepEqual(
    expected.filter((purl) => !listed.has(purl)),
    [],
    'bom.cdx.json lists all packages',
  );
}

function packageUrl(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function versionOf(name) {
  const manifest = join(projectRoot, 'node_modules', name, 'package.json');
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}
