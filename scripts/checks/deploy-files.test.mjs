// The rules of the deploy files. Whether their programs understand them: check-deploy.mjs.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@timesync/contract';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../set-up/project-root.mjs';

const read = (file) => readFileSync(join(projectRoot, 'deploy', file), 'utf8');
const compose = parse(read('compose.yml'));
const dockerfile = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(Boolean);
const stages = dockerfile.join('\n').split(/^(?=FROM )/m);
const lastStage = stages.at(-1).split('\n');

test('the Dockerfile has only instructions that Docker knows', () => {
  const known = /^(FROM|ARG|COPY|RUN|ENV|USER|WORKDIR|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD) \S/;
  expect(dockerfile.filter((line) => !known.test(line))).toEqual([]);
});

test('the image is built in stages, and the builder gets only packages', () => {
  expect(stages).toHaveLength(2);
  expect(lastStage).toContain('COPY --from=unpacked /portal /opt/timesync-portal');
  expect(read('Dockerfile.dockerignore').match(/^[^#].*$/gm)).toEqual(['*', '!dist']);
});

test('the container runs as its own user, keeps its data in a volume and has a health check', () => {
  expect(lastStage).toContain('USER portal');
  expect(lastStage).toContain('VOLUME /data');
  expect(lastStage.find((line) => line.startsWith('ENV '))).toContain('DATA_DIR=/data');
  expect(lastStage.some((line) => /^HEALTHCHECK .*"health"\]$/.test(line))).toBe(true);
});

test('compose runs the portal on a read-only root without rights', () => {
  expect(compose.services.portal).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    volumes: ['portal-data:/data'],
  });
  expect(compose.networks.back.internal).toBe(true);
  expect(compose.services.database.networks).toEqual(['back']);
});

test('compose trusts the address that Caddy has, and no other', () => {
  const { ipv4_address } = compose.services.caddy.networks.front;
  expect(compose.services.portal.environment.TRUST_PROXY).toBe(ipv4_address);
});

test('no secret has a value in a file', () => {
  const environments = Object.values(compose.services).map((service) => service.environment);
  const secrets = environments
    .flatMap(Object.entries)
    .filter(([name]) => /PASSWORD|SECRET|KEY|SMTP_URL/.test(name));
  expect(secrets.length).toBeGreaterThan(2);
  expect(secrets.filter(([, value]) => value && !/^\$\{\w+:\?[^}]*\}$/.test(value))).toEqual([]);
});

test.each([
  ['nginx.conf', /^ {4}client_max_body_size 11m;$/m],
  ['nginx.conf', /^ {4}listen 443 ssl http2;$/m],
  ['nginx.conf', /^ +proxy_set_header X-Forwarded-For \$remote_addr;$/m],
  ['Caddyfile', /^\t\tmax_size 11MiB$/m],
  ['ha/haproxy.cfg', /^backend portals\n(?: {4}.*\n)* {4}option http-server-close$/m],
  ['portal.service', /^User=(?!root)\w/m],
  ['portal.service', /^Restart=always$/m],
  ['portal.service', /^MemoryMax=1G$/m],
  ['portal.service', /^TimeoutStopSec=20$/m],
])('%s says %s', (file, line) => {
  expect(read(file)).toMatch(line);
});

test('no portal behind nginx is taken out for a slow answer', () => {
  const portals = read('nginx.conf').match(/^ {4}server 127\.0\.0\.1:\d+.*$/gm);
  expect(portals).toHaveLength(2);
  expect(portals.filter((line) => !line.endsWith(' max_fails=0;'))).toEqual([]);
});

test('apps get the words of a portal that is busy while none answers', () => {
  const { message } = errorCatalogue.BUSY;
  expect(JSON.parse(read('maintenance/maintenance.json'))).toEqual({ message, code: 'BUSY' });
});

test('the page for maintenance needs nothing that only a portal could send', () => {
  const page = read('maintenance/maintenance.html');
  expect(page).not.toMatch(/ (src|href)=|url\(|@import/);
});

test.each(readdirSync(join(projectRoot, 'deploy/ha')).filter((name) => name.endsWith('.sh')))(
  'the shell understands ha/%s',
  (file) => {
    const { status, stderr } = spawnSync('sh', ['-n'], {
      input: read(`ha/${file}`),
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  },
);

test('an order is acknowledged by two machines, and a hung standby is given up in time', () => {
  const { dcs } = parse(read('ha/patroni.yml')).bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true });
  const { wal_sender_timeout: patience } = dcs.postgresql.parameters;
  // A commit that the portal's statement_timeout of 15 s cancels is answered as if it were safe.
  expect(Number.parseInt(patience, 10) + dcs.loop_wait).toBeLessThan(15);
});
