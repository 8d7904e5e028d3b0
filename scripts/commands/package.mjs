// `npm run package [-- --platform linux-arm64]`: an archive that runs without npm and network.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { makePackage } from '../package/make-package.mjs';
import { thisPlatform } from '../package/platforms.mjs';
import { readSigningKey } from '../package/signing-key.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { ensureBuilt } from './build.mjs';

try {
  const { values } = parseArgs({
    options: { platform: { type: 'string', default: thisPlatform } },
  });
  const key = readSigningKey();
  const node = await ensureInstalled();
  process.exitCode = await ensureBuilt(node);
  if (process.exitCode === 0) {
    const { file, bytes } = await makePackage(node, values.platform, { key });
    console.log(`${relative(projectRoot, file)} (${(bytes / 1e6).toFixed(1)} MB)`);
    if (!key) {
      console.log(
        'It is not signed: RELEASE_SIGNING_KEY names the file of a private key to sign it.',
      );
    }
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
