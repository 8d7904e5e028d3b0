import { existsSync } from 'node:fs';
import { runProcess } from '../set-up/run-process.mjs';
import { findBrowser, findPostgresBinaries } from './system-programs.mjs';

/** Makes sure that a browser and a PostgreSQL exist, if they are wanted. */
export async function ensureSystem({ browser, postgres }) {
  const missing = [
    ...(browser && !findBrowser() ? ['chromium-headless-shell'] : []),
    ...(postgres && !findPostgresBinaries() ? ['postgresql'] : []),
  ];
  if (missing.length === 0) return;
  if (canInstall()) await installDebianPackages(missing);
  const stillMissing = (browser && !findBrowser()) || (postgres && !findPostgresBinaries());
  if (stillMissing) {
    throw new Error(
      `The tests need ${missing.join(' and ')} (or another Chromium): install with your system's package manager ` +
        '(or set CHROMIUM_PATH) and run again.',
    );
  }
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installDebianPackages(names) {
  console.log(`Installing ${names.join(' and ')} ...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await runProcess('apt-get', ['update', '-q'], options);
  await runProcess('apt-get', ['install', '-qy', '--no-install-recommends', ...names], options);
}
