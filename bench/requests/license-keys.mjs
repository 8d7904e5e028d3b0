// Licence keys per second, best of a few rounds. `node bench/requests/license-keys.mjs`
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { report } from '../support/report.mjs';

const KEYS = 100_000;
const ROUNDS = 5;

// By its path, as portal.mjs starts the server, so that this does not depend on the server's
// package.
const licensing = resolve(
  import.meta.dirname,
  '../../apps/server/src/features/licenses/licensing/issuing',
);
const { generateLicenseKeys } = await import(
  pathToFileURL(resolve(licensing, 'generate-license-keys.ts')).href
);

const rates = Array.from({ length: ROUNDS }, () => {
  const started = performance.now();
  generateLicenseKeys('TV', KEYS);
  return (KEYS / (performance.now() - started)) * 1000;
});
const best = Math.max(...rates);
await report('licence keys, per second', best);
