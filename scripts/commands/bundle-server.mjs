// Run by build-server.mjs with the project's Node: bundles the server (docs/decisions/0083). Each program is
// a small file, what they share and what is imported late lies in `parts`.
import { join } from 'node:path';
import { build } from 'rolldown';
import { listPackages } from '../package/bundled-packages.mjs';
import { isOutsideBundle } from '../package/outside-bundle.mjs';
import { programs } from '../package/programs.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { collectLicenses } from './collect-licenses.mjs';

const server = join(projectRoot, 'apps/server');

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
