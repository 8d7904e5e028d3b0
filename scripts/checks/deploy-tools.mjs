// Each deploy file with the program that reads it. `isHere` says whether that program is on this
// machine; `check` returns its result, in a temporary folder.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '../set-up/project-root.mjs';

const deploy = (file) => join(projectRoot, 'deploy', file);
const EXAMPLE = { PORTAL_DOMAIN: 'portal.example.org', POSTGRES_PASSWORD: 'example' };

export const deployTools = [
  {
    name: 'nginx',
    isHere: () => answers('nginx', '-v') && answers('openssl', 'version'),
    check: checkNginx,
  },
  {
    name: 'haproxy',
    isHere: () => answers('haproxy', '-v') && answers('openssl', 'version'),
    check: checkHaproxy,
  },
  {
    name: 'caddy',
    isHere: () => answers('caddy', 'version'),
    check: (folder) => {
      const env = { ...EXAMPLE, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const args = ['validate', '--adapter', 'caddyfile', '--config', deploy('Caddyfile')];
      return run('caddy', args, { env });
    },
  },
  {
    name: 'systemd-analyze',
    isHere: () => answers('systemd-analyze', '--version'),
    check: (folder) => {
      const unit = join(folder, 'timesync-portal.service');
      // It insists on a program that exists.
      adapt('portal.service', unit, ['/opt/timesync-portal/bin/portal', process.execPath]);
      const outcome = run('systemd-analyze', ['verify', '--man=no', unit]);
      // A setting or value it does not understand is only a warning to it.
      return outcome.stderr.includes(`${unit}:`) ? { ...outcome, status: 1 } : outcome;
    },
  },
  {
    name: 'docker compose',
    isHere: () => answers('docker', 'compose', 'version'),
    check: () =>
      run('docker', ['compose', '-f', deploy('compose.yml'), 'config', '--quiet'], {
        env: EXAMPLE,
      }),
  },
  {
    name: 'docker build',
    isHere: () => answers('docker', 'buildx', 'version') && answers('docker', 'info'),
    check: () => run('docker', ['buildx', 'build', '--check', '-f', deploy('Dockerfile'), '.']),
  },
];

function checkNginx(folder) {
  const made = makeCertificate(folder);
  if (made.status !== 0) return made;
  const site = join(folder, 'portal.conf');
  // Only root may open the certificate's folder and these ports.
  const ports = [
    [/ (\S*:)?80;/g, ' $18080;'],
    [/ (\S*:)?443 ssl/g, ' $18443 ssl'],
  ];
  adapt('nginx.conf', site, ['/etc/ssl/timesync-portal', folder], ...ports);
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, `pid ${folder}/pid;\nevents {}\nhttp { access_log off; include ${site}; }\n`);
  return run('nginx', ['-t', '-q', '-p', folder, '-e', 'stderr', '-c', main]);
}

function checkHaproxy(folder) {
  const made = makeCertificate(folder);
  if (made.status !== 0) return made;
  const both = ['fullchain.pem', 'privkey.pem'].map((name) => readFileSync(join(folder, name)));
  const certificate = join(folder, 'portal.pem');
  writeFileSync(certificate, Buffer.concat(both));
  const files = join(folder, 'ha');
  const written = run(deploy('ha/make-files.sh'), [files, '10.0.0.1', '10.0.0.2', '10.0.0.3']);
  if (written.status !== 0) return written;
  const env = {
    ...parseEnv(readFileSync(join(files, '1/haproxy'), 'utf8')),
    WEB_CERTIFICATE: certificate,
    MAINTENANCE: deploy('maintenance'),
  };
  return run('haproxy', ['-c', '-f', deploy('ha/haproxy.cfg')], { env });
}

function makeCertificate(folder) {
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((name) => join(folder, name));
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const names = ['-nodes', '-subj', '/CN=portal.example.org', '-days', '1'];
  return run('openssl', [...request, ...names, '-keyout', key, '-out', certificate]);
}

function adapt(file, target, ...changes) {
  const text = readFileSync(deploy(file), 'utf8');
  writeFileSync(
    target,
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
  );
}

function answers(command, ...args) {
  return run(command, args).status === 0;
}

function run(command, args, { env = {} } = {}) {
  return spawnSync(command, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
}
