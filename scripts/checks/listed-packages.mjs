// Whether an unpacked package's bill of materials is complete; used by check-package.mjs.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

/** The bill of materials has every package that is in the folder or in a bundle, and Node. */
export function checkBillOfMaterials(root) {
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
