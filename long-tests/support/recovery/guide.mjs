// docs/recover.md as a program: its commands, with the folders and names of this test.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/set-up/project-root.mjs';

const SYSTEM_FOLDER = /(?<![\w.$])\/(opt|etc|var\/lib)(?=[/\s"])/g;
const ADDRESS = 'https://portal.example.org/readyz';

/** Rewrites the paths to lie below the root. */
export function belowRoot(text, root) {
  return text.replaceAll(SYSTEM_FOLDER, (path) => `${root}${path}`);
}

/** Every block of commands, in order; `engine` leaves out what is for the other database. */
export function guideCommands({ engine, root, packageName, backupName, databasePort, url }) {
  const page = readFileSync(join(projectRoot, 'docs/recover.md'), 'utf8');
  const sections = page
    .split(/^## /m)
    .filter((section) => engine === 'postgres' || !/^\d\. PostgreSQL/.test(section));
  const blocks = sections.flatMap((section) =>
    [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block),
  );
  const commands = blocks
    .join('')
    .replaceAll(/timesync-portal-\d+\.\d+\.\d+-linux-\w+/g, packageName)
    .replaceAll(/nightly-[\dTZ-]+\.tar\.gz\.age/g, backupName)
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${databasePort}`)
    .replaceAll(ADDRESS, `${url}/readyz`);
  return belowRoot(commands, root);
}
