// The first version that sold everything, taken from the repository's history, on today's packages:
// an upgrade must not disturb this server.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';

/** Its last migration is 0007. */
const COMMIT = 'ff278de';
const FOLDERS = ['apps/server', 'packages/contract', 'package.json'];
const OWN_SCOPES = ['@timesync', '@fastify'];
const FORMER_PACKAGES = {
  '@fastify/helmet': 'module.exports = async () => {};',
  '@fastify/under-pressure': 'module.exports = async () => {};',
  'rate-limiter-flexible': `exports.RateLimiterRes = class {};
    exports.RateLimiterDrizzle = class { async consume() {} async reward() {} };`,
};

export function checkOutFirstVersion() {
  const root = mkdtempSync(join(tmpdir(), 'timesync-first-'));
  const archive = run('git', ['archive', COMMIT, ...FOLDERS], { cwd: projectRoot });
  run('tar', ['-x', '-C', root], { input: archive });
  const modules = join(projectRoot, 'node_modules');
  const ownModules = join(root, 'node_modules');
  for (const scope of OWN_SCOPES) mkdirSync(join(ownModules, scope), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (!OWN_SCOPES.includes(name)) symlinkSync(join(modules, name), join(ownModules, name));
  }
  for (const name of readdirSync(join(modules, '@fastify'))) {
    symlinkSync(join(modules, '@fastify', name), join(ownModules, '@fastify', name));
  }
  addFormerPackages(ownModules);
  symlinkSync(join(root, 'packages/contract'), join(ownModules, '@timesync/contract'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/**
 * Packages that are no longer dependencies: the first version must start, its limits do not matter.
 */
function addFormerPackages(modules) {
  for (const [name, text] of Object.entries(FORMER_PACKAGES)) {
    const folder = join(modules, name);
    rmSync(folder, { force: true });
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.js'), text);
  }
}

function run(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    maxBuffer: 2 ** 28,
    ...options,
  });
  if (status !== 0) {
    throw new Error(`${command} ${args[0]} failed (a clone without history?): ${error ?? stderr}`);
  }
  return stdout;
}
