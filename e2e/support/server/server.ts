import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { request } from '@playwright/test';
import type { ShopSettings } from '@timesync/contract';
import { waitAtMachinePace } from '../../../scripts/checks/machine-pace.mjs';
import { lifeline } from '../../../scripts/commands/lifeline.mjs';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../../scripts/commands/low-memory.mjs';
import { bundledProgram } from '../../../scripts/package/programs.mjs';
import { findFreePort } from '../../../scripts/system/free-port.mjs';
import { admin } from '../people.ts';
import { readErrors } from './server-log.ts';

const PROJECT = resolve(import.meta.dirname, '../../..');
const START_DEADLINE_MS = waitAtMachinePace(60_000);
const POLL_MS = 100;

export interface RunningServer {
  url: string;
  /** Folder of the mails it would have sent. */
  outbox: string;
  /** The first admin's password, where the server made and printed it. */
  printedPassword: () => string;
  stop: () => Promise<void>;
}

interface ServerOptions {
  port?: string | undefined;
  environment?: Record<string, string>;
  /** What the seller has set, beside the number that all tests expect. */
  settings?: Partial<ShopSettings>;
  /** Nobody has signed in yet: the first admin will be led through the first steps. */
  isFresh?: boolean;
}

/** The product as people run it: its own main file, its own database, nothing mocked. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? String(await findFreePort());
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'timesync-e2e-'));
  const server = spawn(process.execPath, [...lowMemoryFlags, lifeline, bundledProgram('start')], {
    cwd: PROJECT,
    env: {
      ...process.env,
      ...lowMemoryEnvironment,
      // Set in Playwright's workers; beside NO_COLOR Node warns about it, which counts as an error.
      FORCE_COLOR: undefined,
      ...settings(port, url, folder),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  server.stdout?.setEncoding('utf8').on('data', (chunk: string) => log.push(chunk));
  server.stderr?.setEncoding('utf8').on('data', (chunk: string) => log.push(chunk));
  try {
    await waitUntilReady(server, url);
    if (!options.isFresh) await leaveFirstSteps(url, options.settings);
  } catch (error) {
    server.kill('SIGKILL');
    throw new Error(`The server did not start: ${log.join('')}`, { cause: error });
  }
  return {
    url,
    outbox: join(folder, 'outbox'),
    printedPassword: () => /Password:\s+(\S+) {2,}\(/.exec(log.join(''))?.[1] ?? '',
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
      const errors = readErrors(log.join(''));
      if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`);
    },
  };
}

function settings(port: string, url: string, folder: string): Record<string, string> {
  return {
    PORT: port,
    HOST: 'localhost',
    APP_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // All tests come from one address, which the limits would take for an attack.
    RATE_LIMIT_FACTOR: '1000',
    BACKUP_PASSPHRASE: 'rahasia yang panjang',
    LOG_LEVEL: 'warn',
  };
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error(`no answer from ${url}, exit code ${server.exitCode}`);
}

async function leaveFirstSteps(url: string, settings: Partial<ShopSettings> = {}): Promise<void> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const { email, password } = admin;
  const change = { whatsappNumber: '+6281234567890', ...settings };
  const answers = [
    await api.post('/auth/login', { data: { email, password } }),
    await api.patch('/admin/settings', { data: change }),
    await api.post('/admin/first-steps/leave'),
    await api.post('/auth/logout'),
  ];
  const refused = answers.find((answer) => !answer.ok());
  if (refused) throw new Error(`${refused.url()} answered ${refused.status()}`);
  await api.dispose();
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) throw new Error(`The server ended early: ${server.exitCode}`);
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = await exited;
  if (code !== 0) throw new Error(`The server ended with ${code} instead of 0`);
}
