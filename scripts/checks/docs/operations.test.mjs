// Operators follow these pages in emergencies: everything they name must exist.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programs } from '../../package/programs.mjs';
import { projectRoot } from '../../set-up/project-root.mjs';
import { longTestSteps } from '../long-test-steps.mjs';

const pages = ['operations', 'recover', 'high-availability'].map((page) =>
  readFileSync(join(projectRoot, 'docs', `${page}.md`), 'utf8'),
);
const [operations, recovery, highAvailability] = pages;
const blocks = pages.flatMap((text) =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block),
);
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const variables = [
  ...readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^# ([A-Z0-9_]+)=/gm),
].map(([, name]) => name);
/** Words in capitals that are no variables of the portal. */
const OTHER_WORDS = new Set([
  'TXT',
  'PTR',
  'TRUNCATE',
  'REFUSED',
  'DB_PASSWORD',
  'PORTAL_DOMAIN',
  'NODE_OPTIONS',
]);
/** Brought by Debian, by the packages that the first block installs, or by the shell. */
const TOOLS = new Set(
  `apt-get useradd tar ln mv su install cat cp systemctl journalctl printf curl systemd-run mkdir npm age read sha256sum openssl scp sed certbot etcdctl ssh-keygen chown rm`.split(
    ' ',
  ),
);
const UNPACKED = '/opt/timesync-portal/';

describe.each(blocks.map((block, index) => [index + 1, block]))(
  'block %i of commands',
  (_, block) => {
    const lines = block
      .replace(/<<END\n[\s\S]*?\nEND$/gm, '')
      .split('\n')
      .filter(Boolean);

    it('is valid shell', () => {
      const { status, stderr } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' });
      expect(stderr).toBe('');
      expect(status).toBe(0);
    });

    it.each(lines)('%s: begins with a known command', (line) => {
      const [command] = line
        .split(/\s+/)
        .filter((word) => !/^[A-Z][A-Z0-9_]*=/.test(word) || word.includes('$('));
      const isOurs = /^(bin\/portal|deploy\/[\w/-]+\.sh)$/.test(command.replace(UNPACKED, ''));
      const isKnown = TOOLS.has(command) || isOurs;
      expect(isKnown || /^[A-Z_]+=\$\(/.test(line)).toBe(true);
    });

    it('uses only what the package contains', () => {
      for (const [, path] of block.matchAll(
        /\/opt\/timesync-portal\/((?:deploy|bin)\/[\w./-]+)/g,
      )) {
        const inSources = path === 'bin/portal' ? 'scripts/package/portal' : path;
        expect(existsSync(join(projectRoot, inSources)), path).toBe(true);
      }
      for (const [, name] of block.matchAll(/bin\/portal ([\w-]+)/g)) {
        expect(Object.keys(programs)).toContain(name);
      }
    });
  },
);

it.each([
  ['operations.md', operations],
  ['recover.md', recovery],
  ['high-availability.md', highAvailability],
])('%s names commands, long tests, variables and files that there are', (_, text) => {
  const commands = [...text.matchAll(/npm run ([\w:-]+)(?: -- ([a-z-]+))?/g)];
  expect(commands.length).toBeGreaterThan(0);
  for (const [, name, step] of commands) {
    expect(Object.keys(scripts)).toContain(name);
    if (name === 'test:long') expect(longTestSteps.map((one) => one.name)).toContain(step);
  }
  for (const [, name] of text.matchAll(/`([A-Z][A-Z0-9_]{3,})(?:=[^`]*)?`/g)) {
    if (!OTHER_WORDS.has(name)) expect(variables, name).toContain(name);
  }
  for (const [, path] of text.matchAll(/`((?:deploy|scripts|bench)\/[\w./-]+)`/g)) {
    expect(existsSync(join(projectRoot, path)), path).toBe(true);
  }
});

it('leads through every drill', () => {
  for (const drill of ['Backup', 'Full disk', 'Lost key', 'Upgrade and downgrade']) {
    expect(operations).toContain(`**${drill}.**`);
  }
});
