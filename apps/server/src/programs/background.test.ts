import { queueName } from '@timesync/contract';
import { expect, it } from 'vitest';
import { jobKinds } from './background.ts';

it.each(jobKinds.map(({ name }) => name))('%s has a name for people', (name) => {
  expect(queueName(name)).not.toBe(name);
});
