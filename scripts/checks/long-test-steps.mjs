import { basename } from 'node:path';
import { runTests } from './run-tests.mjs';

/**
 * Each is a program in `long-tests/` that prints what it tried and what failed; `count` replaces how
 * often it tries.
 */
const harness = (path, title, needs) => ({
  name: basename(path),
  title,
  needs,
  run: ({ node }, count) => node([`long-tests/${path}.mjs`, ...(count ? [count] : [])]),
});

export const longTestSteps = [
  {
    name: 'killed',
    title: 'Processes that are killed at every stage',
    needs: { database: true },
    run: ({ tool }) => runTests(tool, ['long']),
  },
  {
    name: 'all-rounds',
    title: 'Races and random lives as often as promised; `npm test` tries fewer',
    needs: { database: true },
    run: ({ tool }) => runTests(tool, ['all-rounds']),
  },
  {
    name: 'link-lives',
    title:
      '20,000 random lives of mosques, admins and licences: every link is tried after each step',
    needs: { database: true },
    run: ({ tool }) => runTests(tool, ['link-lives']),
  },
  harness('kill', 'kill -9 under load, on both databases', { postgres: true }),
  harness('full-disk', 'A full disk under the embedded database'),
  harness('as-root', 'The embedded database opened by root, with namespaces and without'),
  harness('database-away', 'PostgreSQL stopped, restarted and frozen', { postgres: true }),
  harness('upgrade', 'The first version and this one side by side over 200,000 customers', {
    postgres: true,
  }),
  harness('release', '`portal upgrade` killed after every stage, and a version that is not ready', {
    postgres: true,
  }),
  harness('two-servers', 'Two portals behind nginx, killed and stopped in turn', {
    postgres: true,
  }),
  harness('ha', 'Three machines: leader, standbys and etcd killed, cut off and switched', {
    postgres: true,
  }),
  harness('wal-archive', 'The database is brought back from base backup and archived log', {
    postgres: true,
  }),
  harness('recover', 'A lost shop is recovered by the commands of docs/recover.md', {
    postgres: true,
  }),
  harness('overdue-orders', 'Recovery codes while 20,000 orders expire', { postgres: true }),
  harness('whatsapp', 'kill -9 between sending a WhatsApp message and recording it'),
  harness('hardening/races', 'A hundred requests at the same moment for the same thing', {
    postgres: true,
  }),
  harness('hardening/graceful-stop', 'SIGTERM with fifty requests under way', { postgres: true }),
  harness('hardening/s3', 'Files on a real S3 server: wrong settings, trouble, parts, many files', {
    postgres: true,
  }),
  harness('slow-sockets', 'Five hundred sockets that say nothing'),
  harness('many-logins', 'Two hundred logins at once'),
  harness('hardening/uploads', 'Broken forms and silent uploads'),
  harness('hardening/damaged-files', 'Damaged pictures and statements', { postgres: true }),
  harness('hardening/login-timing', 'Known and unknown addresses by the clock'),
  harness('hardening/hostile-input', 'Hostile input for every operation'),
  harness('hardening/access', 'Every route by six kinds of people, and from other sites', {
    postgres: true,
  }),
  harness(
    'hardening/stored-scripts',
    'Scripts in descriptions, past the sanitiser and past the policy',
    {
      browser: true,
      postgres: true,
    },
  ),
  harness('hardening/overload', 'Mixed load with three times overload', { postgres: true }),
  harness('hardening/walks', 'Random walks, with `check` after each', { postgres: true }),
  harness('guards', 'The tests turn red when a guard is taken out', { database: true }),
];
