// The first version that sold everything, taken from the repository's history, on today's packages:
// an upgrade must not disturb this server.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';

/** Its last migration is 0007. */
const COMMIT = 'ff278de';
const FOLDERS = ['apps/server', 'packages/contract', 'package.json'];
const OWN_SCOPES = ['@timesync', '@fastify'];
/** Node reads the form itself. */
const MULTIPART = `const { Readable } = require('node:stream');
  module.exports = async (app) => {
    app.addContentTypeParser('multipart/form-data', (request, payload, done) => done(null));
    app.decorateRequest('isMultipart', () => true);
    app.decorateRequest('parts', async function* () {
      const headers = { 'content-type': this.headers['content-type'] };
      const form = await new Response(Readable.toWeb(this.raw), { headers }).formData();
      for (const [fieldname, value] of form) {
        if (typeof value === 'string') yield { type: 'field', fieldname, value };
        else {
          const toBuffer = async () => Buffer.from(await value.arrayBuffer());
          yield { type: 'file', fieldname, filename: value.name, toBuffer };
        }
      }
    });
  };
  module.exports[Symbol.for('skip-override')] = true;`;
const DISK = `exports.Disk = class {
    constructor(driver) { this.driver = driver; }
    put(key, bytes) { return this.driver.put(key, bytes); }
    getBytes(key) { return this.driver.getBytes(key); }
    delete(key) { return this.driver.delete(key); }
    async listAll() { return { objects: [] }; }
  };`;
const DISK_DRIVER = `const { readFile, rm } = require('node:fs/promises');
  const { join } = require('node:path');
  exports.FSDriver = class {
    constructor({ location }) { this.location = location; }
    getBytes(key) { return readFile(join(this.location, key)); }
    delete(key) { return rm(join(this.location, key), { force: true }); }
  };`;
const NOTHING = 'module.exports = async () => {};';
const LIMITER = `exports.RateLimiterRes = class {};
  exports.RateLimiterDrizzle = class { async consume() {} async reward() {} };`;
const FORMER_PACKAGES = {
  '@fastify/helmet': { 'index.js': NOTHING },
  '@fastify/multipart': { 'index.js': MULTIPART },
  '@fastify/under-pressure': { 'index.js': NOTHING },
  flydrive: { 'index.js': DISK, 'drivers/fs': DISK_DRIVER },
  'rate-limiter-flexible': { 'index.js': LIMITER },
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
 * Packages that are no longer dependencies: the first version must start and sell, its limits do not matter.
 */
function addFormerPackages(modules) {
  for (const [name, files] of Object.entries(FORMER_PACKAGES)) {
    rmSync(join(modules, name), { force: true });
    for (const [path, text] of Object.entries(files)) {
      const file = join(modules, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
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
