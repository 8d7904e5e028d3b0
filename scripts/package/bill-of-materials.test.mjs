import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../set-up/project-root.mjs';
import { makeBillOfMaterials } from './bill-of-materials.mjs';
import { bundledFolders } from './bundled-packages.mjs';
import { temporaryFolder } from './run-command.mjs';

const release = {
  name: 'timesync-portal',
  version: '0.1.0',
  platform: 'linux-x64',
  node: '24.21.0',
  commit: 'abc',
};
const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')).packages;
let modules;

beforeEach(() => {
  modules = temporaryFolder();
});

function makeBill(packages, files = []) {
  return makeBillOfMaterials({ release, packages, files, modules });
}

test('lists each package once, with version, licence and checksum of the lock file', () => {
  const { components } = makeBill(['node_modules/zod', 'node_modules/@fastify/cookie']);
  const cookie = lock['node_modules/@fastify/cookie'];
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:generic/node@24.21.0',
    `pkg:npm/%40fastify/cookie@${cookie.version}`,
    `pkg:npm/zod@${lock['node_modules/zod'].version}`,
  ]);
  expect(components[1]).toMatchObject({
    type: 'library',
    group: '@fastify',
    name: 'cookie',
    version: cookie.version,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});

test('knows two versions of one package apart', () => {
  const paths = Object.keys(lock).filter((path) => path.endsWith('node_modules/fast-uri'));
  const versions = new Set(paths.map((path) => lock[path].version));
  const listed = makeBill(paths).components.filter(({ name }) => name === 'fast-uri');
  expect(new Set(listed.map(({ version }) => version))).toEqual(versions);
  expect(listed).toHaveLength(versions.size);
});

test('names the native libraries inside sharp', () => {
  const folder = 'node_modules/@img/sharp-libvips-linux-x64';
  mkdirSync(join(modules, folder), { recursive: true });
  writeFileSync(join(modules, folder, 'versions.json'), '{"webp":"1.6.0"}');
  const { components } = makeBill([folder], [`${folder}/versions.json`]);
  expect(components).toContainEqual(
    expect.objectContaining({ purl: 'pkg:generic/webp@1.6.0', version: '1.6.0' }),
  );
});

test('refuses a package that the lock file does not know', () => {
  expect(() => makeBill(['node_modules/no-such-package'])).toThrow(/not in package-lock\.json/);
});

test('finds the packages of a bundle by its modules and by its files', () => {
  const bundle = {
    'main.mjs': { modules: { '/p/node_modules/a/node_modules/@s/b/x.js': {}, '/p/src/y.ts': {} } },
    'font.woff2': { originalFileNames: ['../../node_modules/font/f.woff2'] },
  };
  expect(bundledFolders(bundle, '/p/apps/site')).toEqual([
    '/p/node_modules/a/node_modules/@s/b',
    '/p/node_modules/font',
  ]);
});
