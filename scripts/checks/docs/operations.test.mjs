// Operators follow these pages in emergencies: everything they name must exist.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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

it('every block of commands is valid shell, of known commands and files of the package', () => {
  for (const block of blocks) {
    const { stderr } = spawnSync('sh', ['-n'], { input: block, encoding: 'utf8' });
    expect(stderr, block).toBe('');
    const lines = block
      .replace(/<<END\n[\s\S]*?\nEND$/gm, '')
      .split('\n')
      .filter(Boolean);
    expect(lines.filter((line) => !beginsWithKnownCommand(line))).toEqual([]);
    for (const [, path] of block.matchAll(/\/opt\/timesync-portal\/((?:deploy|bin)\/[\w./-]+)/g)) {
      const inSources = path === 'bin/portal' ? 'scripts/package/portal' : path;
      expect(existsSync(join(projectRoot, inSources)), path).toBe(true);
    }
    for (const [, name] of block.matchAll(/bin\/portal ([\w-]+)/g)) {
      expect(Object.keys(programs)).toContain(name);
    }
  }
});

function beginsWithKnownCommand(line) {
  const [command] = line
    .split(/\s+/)
    .filter((word) => !/^[A-Z][A-Z0-9_]*=/.test(word) || word.includes('$('));
  const isOurs = /^(bin\/portal|deploy\/[\w/-]+\.sh)$/.test(command.replace(UNPACKED, ''));
  return TOOLS.has(command) || isOurs || /^[A-Z_]+=\$\(/.test(line);
}

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
