// Run by build-server.mjs with the project's Node: bundles the server (docs/decisions/0083). Each program is
// a small file, what they share and what is imported late lies in `parts`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { bundledFolders, listPackages } from '../package/bundled-packages.mjs';
import { isOutsideBundle } from '../package/outside-bundle.mjs';
import { programs } from '../package/programs.mjs';
import { projectRoot } from '../set-up/project-root.mjs';

const server = join(projectRoot, 'apps/server');

// A plugin of rolldown: writes the licences of all packages in the bundle beside it, as they ask for.
const LICENSE = /^(licen[cs]e|copying|notice)/i;

const collectLicenses = {
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

await build({
  cwd: server,
  input: [
    ...Object.values(programs).map((file) => `src/programs/${file}`),
    'src/features/shop/payments/statements/reading/statement-reader.ts',
    'src/features/shop/payments/statements/reading/reader-limits.ts',
  ],
  platform: 'node',
  external: isOutsideBundle,
  plugins: [collectLicenses, listPackages('apps/server')],
  onLog: (_level, { message }) => {
    throw new Error(message);
  },
  output: {
    dir: join(server, 'build/server'),
    cleanDir: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: 'parts/[name].mjs',
    comments: false,
    // Names and lines stay for stacks.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: false } },
    sourcemap: true,
    // The place of a line is enough; its text is in the repository.
    sourcemapExcludeSources: true,
  },
});
