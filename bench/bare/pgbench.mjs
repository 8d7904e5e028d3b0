import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Transactions per second of the five statements in `checkout.sql`. */
export function pgbench(binaries, url, { count, atOnce }) {
  const perClient = Math.ceil(count / atOnce);
  const script = join(import.meta.dirname, 'checkout.sql');
  const output = execFileSync(
    join(binaries, 'pgbench'),
    ['-n', '-M', 'prepared', '-j', '2', '-c', atOnce, '-t', perClient, '-f', script, url].map(
      String,
    ),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
}
