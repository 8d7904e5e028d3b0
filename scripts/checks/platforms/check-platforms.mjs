// `npm test -- platforms`: the lock file names the native packages of both platforms.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformName } from '../../set-up/platform.mjs';
import { projectRoot } from '../../set-up/project-root.mjs';
import { findMissingPlatforms, promisedPlatforms } from './platforms.mjs';

const missing = findMissingPlatforms(
  JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')),
);
const names = promisedPlatforms.map(platformName).join(' and ');
if (missing.length === 0) console.log(`Everything native is there for ${names}.`);
for (const problem of missing) console.error(problem);
process.exitCode = missing.length === 0 ? 0 : 1;
