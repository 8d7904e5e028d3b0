// Lets every program that is installed here read the deploy file that is meant for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployTools } from './deploy-tools.mjs';

const { here = [], missing = [] } = Object.groupBy(deployTools, (tool) =>
  tool.isHere() ? 'here' : 'missing',
);
for (const { name, check } of here) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-deploy-'));
  try {
    const { status, stdout, stderr } = check(folder);
    if (status !== 0) {
      console.error(`${name} refuses its file:\n${stdout}${stderr}`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const list = (tools) => tools.map(({ name }) => name).join(', ') || 'none';
console.log(`Read by their own programs: ${list(here)}; not on this machine: ${list(missing)}.`);
