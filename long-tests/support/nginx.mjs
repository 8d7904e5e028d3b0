// nginx with the project's own site (deploy/nginx.conf), without TLS and on other ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../scripts/set-up/project-root.mjs';
import { findFreePort } from '../../scripts/system/free-port.mjs';

export async function startNginx([first, second]) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-nginx-'));
  const port = await findFreePort();
  const site = readFileSync(join(projectRoot, 'deploy/nginx.conf'), 'utf8')
    .replace(/server \{\s*listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/^.*(ssl_|\[::\]:443|server_tokens).*$/gm, '')
    .replace('443 ssl http2', `127.0.0.1:${port}`)
    .replace('/opt/timesync-portal', projectRoot)
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const user = process.getuid() === 0 ? 'user root;' : '';
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${user} pid ${folder}/pid; daemon off;\nevents {}\nhttp { access_log off; ${temporary}\n${site}\n}\n`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', main], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && !(await answers(url)); tries += 1) await pause(50);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url) {
  return (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;
}
