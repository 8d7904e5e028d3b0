// A plugin of rolldown: writes the licences of all packages in the bundle beside it, as they ask for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledFolders } from '../package/bundled-packages.mjs';

const LICENSE = /^(licen[cs]e|copying|notice)/i;

export const collectLicenses = {
  name: 'collect-licenses',
  generateBundle(_options, bundle) {
    const source = bundledFolders(bundle).map(describePackage).join('\n\n');
    this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source });
  },
};

function describePackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder).filter((file) => LICENSE.test(file));
  const written = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`== ${name} ${version} (${license})`, ...written].join('\n\n');
}
