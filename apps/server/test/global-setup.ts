import type { TestProject } from 'vitest/node';
import { jobKinds } from '../src/background.ts';
import type { Database } from '../src/platform/db/types.ts';
import { startJobs } from '../src/platform/jobs/jobs.ts';
import { quietLog } from './quiet-log.ts';
import { buildTemplate } from './template.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const environment = { ...process.env, ...project.config.env };
  const { template, remove } = await buildTemplate({
    engine: environment.TEST_ENGINE,
    adminUrl: environment.TEST_DATABASE_URL,
    prepare: createJobTables,
  });
  project.provide('testTemplate', template);
  return remove;
}

async function createJobTables(database: Database): Promise<void> {
  const jobs = await startJobs(database, { kinds: jobKinds, log: quietLog });
  await jobs.stop();
}
