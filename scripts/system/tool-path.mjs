import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

/** The JavaScript entry of a package's command, to be run by the bundled Node. */
export function toolPath(packageName, command, workspace = '.') {
  const homes = [join(projectRoot, workspace), projectRoot];
  const manifestPath = homes
    .map((home) => join(home, 'node_modules', packageName, 'package.json'))
    .find(existsSync);
  if (!manifestPath) throw new Error(`${packageName} is gone; delete node_modules and run again.`);
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  return join(dirname(manifestPath), typeof bin === 'string' ? bin : bin[command]);
}
