// A package as its owner meets it: unpacked somewhere, on a machine that has neither Node nor npm.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../system/free-port.mjs';

/** The letters in the folder's name would break an address that was glued together. */
export function unpack(archive) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync portal #1 '));
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The package cannot be unpacked: ${stderr}`);
  const [name] = readdirSync(folder);
  const root = join(folder, name);
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  const launch = { cwd: elsewhere, program: join(root, 'bin', 'portal') };
  return { root, ...launch, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs one of the small commands to its end. */
export function runPortal({ program, cwd }, args, env = {}) {
  return spawnSync(program, args, { cwd, env, encoding: 'utf8' });
}

/** Starts it with an empty environment on a free port; `stop` returns how it ended. */
export async function startPortal({ program, cwd }) {
  const port = await findFreePort();
  const env = { PORT: port, PATH: join(cwd, 'no-such-folder') };
  const server = spawn(program, ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  const exited = once(server, 'exit').finally(() => process.off('exit', killServer));
  await untilReady(server);
  return {
    url: `http://localhost:${port}`,
    port,
    stop: async () => {
      server.kill('SIGTERM');
      const [code, signal] = await exited;
      return code ?? signal;
    },
  };
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk) => {
      output += chunk;
      if (output.includes(' is ready: ')) resolve();
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`The packaged portal did not start: ${output}`)));
  });
}
