import { existsSync, realpathSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** npm's own JavaScript entry, to be run by the Node of our choice. */
export function findNpmCli() {
  const candidates = [process.env.npm_execpath];
  for (const directory of (process.env.PATH ?? '').split(delimiter)) {
    candidates.push(join(directory, 'npm'));
    candidates.push(join(directory, 'node_modules', 'npm', 'bin', 'npm-cli.js'));
  }
  const beside = dirname(process.execPath);
  candidates.push(join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'));
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue;
    const target = realpathSync(candidate);
    // pnpm and yarn set npm_execpath too; only npm understands our lock file.
    if (basename(target) === 'npm-cli.js') return target;
  }
  throw new Error('npm was not found on this machine; install Node.js with npm from nodejs.org.');
}
