// `npm run migration -- --name what-changes`
import { join } from 'node:path';
import { reportFailure } from '../set-up/explain-failure.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { childEnvironment } from '../system/child-environment.mjs';

try {
  const node = await ensureInstalled();
  const program = 'src/platform/db/migrations/writing/make-migration.ts';
  process.exitCode = await runProcess(node, [program, ...process.argv.slice(2)], {
    cwd: join(projectRoot, 'apps/server'),
    env: childEnvironment(node),
  });
} catch (error) {
  reportFailure(error);
}
