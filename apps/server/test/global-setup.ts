import type { TestProject } from 'vitest/node';
import { createJobTables } from '../src/platform/jobs/jobs.ts';
import { jobKinds } from '../src/programs/background.ts';
import { quietLog } from './quiet-log.ts';
import { buildTemplate } from './templates/template.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const environment = { ...process.env, ...project.config.env };
  const { template, remove } = await buildTemplate({
    adminUrl: environment.TEST_DATABASE_URL,
    prepare: (database) => createJobTables(database, { kinds: jobKinds, log: quietLog }),
  });
  project.provide('testTemplate', template);
  return remove;
}
