// `npm test -- platforms`: the lock file names the native packages of both platforms. With
// `every-platform`, those of the other architecture are fetched as well, which needs the network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFailure } from '../../set-up/explain-failure.mjs';
import { platformName } from '../../set-up/platform.mjs';
import { projectRoot } from '../../set-up/project-root.mjs';
import { installOtherPlatform } from './install-other-platform.mjs';
import { findMissingPlatforms, promisedPlatforms } from './platforms.mjs';

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
const other = promisedPlatforms.find(({ cpu }) => cpu !== process.arch);

try {
  const missing = findMissingPlatforms(lock);
  const isFetched = missing.length === 0 && process.argv.includes('every-platform');
  const problems = isFetched ? await installOtherPlatform(lock, other) : missing;
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) throw new Error(`Not everything can be installed on every platform.`);
  console.log(
    `Everything native is there for ${promisedPlatforms.map(platformName).join(' and ')}.`,
  );
} catch (error) {
  reportFailure(error);
}
