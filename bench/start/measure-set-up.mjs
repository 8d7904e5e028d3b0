// Installing with an empty cache and building, in a copy of the project: ours stays usable.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCommand } from '../support/process-tree.mjs';
import { report } from '../support/report.mjs';

const install = `await (await import('./scripts/set-up/install.mjs')).ensureInstalled()`;
const steps = [
  { name: 'install', args: ['--input-type=module', '-e', install] },
  { name: 'build', args: ['scripts/commands/build.mjs'] },
];

/** Measures the set-up of what is committed. */
export async function measureSetUp(root) {
  const copy = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
  try {
    const project = join(copy, 'project');
    mkdirSync(project);
    execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', project], { cwd: root });
    for (const { name, args } of steps) {
      const { seconds, peakMb } = await measureCommand(process.execPath, args, {
        cwd: project,
        env: { ...process.env, npm_config_cache: join(copy, 'cache') },
      });
      console.log(`${name}: ${seconds.toFixed(0)} s`);
      await report(`${name}, peak MB`, peakMb);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
