// The software bill of materials of a package, in CycloneDX 1.6: what lies in its node_modules, what is
// inside its bundles, Node, and the native libraries that sharp brings along.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

const LIBRARIES = /(^|\/)@img\/sharp-libvips-[^/]+\/versions\.json$/;

/**
 * `packages` are paths as the lock file has them (`node_modules/zod`), `files` all files of the package's
 * node_modules below `modules`.
 */
export function makeBillOfMaterials({ release, packages, files, modules }) {
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const components = [
    describeNode(release.node),
    ...packages.map((path) => describePackage(path, lock.packages[path])),
    ...files.filter((file) => LIBRARIES.test(file)).flatMap((file) => librariesOf(modules, file)),
  ];
  const byReference = new Map(components.map((each) => [each['bom-ref'], each]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': release.name,
        name: release.name,
        version: release.version,
        properties: [
          { name: 'commit', value: release.commit },
          { name: 'platform', value: release.platform },
        ],
      },
    },
    components: [...byReference.keys()].sort().map((reference) => byReference.get(reference)),
  };
}

function describePackage(path, entry) {
  if (!entry) throw new Error(`${path} is in the package and not in package-lock.json.`);
  const fullName = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const [name, group] = fullName.split('/').reverse();
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${entry.version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version: entry.version,
    purl,
    hashes: [{ alg: 'SHA-512', content: hexOf(entry.integrity) }],
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
  };
}

/** Scanners know Node by this name, not by that of the npm package it comes in. */
function describeNode(version) {
  const purl = `pkg:generic/node@${version}`;
  const cpe = `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*`;
  return { type: 'platform', 'bom-ref': purl, name: 'node', version, cpe, purl };
}

function librariesOf(modules, file) {
  const versions = JSON.parse(readFileSync(join(modules, file), 'utf8'));
  return Object.entries(versions).map(([name, version]) => {
    const purl = `pkg:generic/${name}@${version}`;
    return { type: 'library', 'bom-ref': purl, name, version, purl };
  });
}

function hexOf(integrity) {
  const [, sha512] = /^sha512-(\S+)/.exec(integrity);
  return Buffer.from(sha512, 'base64').toString('hex');
}
