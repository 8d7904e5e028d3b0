import { expect, it } from 'vitest';
import { runParallelSteps } from './parallel-steps.mjs';

/** Steps whose ends the test decides, and what they print. */
function setUp(plan) {
  const said = [];
  const begun = [];
  const ends = {};
  const steps = plan.map((step) => ({
    title: step.name.toUpperCase(),
    ...step,
    run: ({ show }) => {
      begun.push(step.name);
      show?.(`output of ${step.name}\n`);
      ends[step.name] = Promise.withResolvers();
      return ends[step.name].promise;
    },
  }));
  const exitCode = runParallelSteps(steps, {
    toolsOf: (show) => ({ show }),
    command: 'npm test --',
    print: (line) => said.push(line),
    write: (text) => said.push(text),
  });
  const end = async (name, code = 0) => {
    await expect.poll(() => ends[name]).toBeDefined();
    ends[name].resolve(code);
  };
  return { said, begun, end, exitCode };
}

it('runs a sequence beside the other, each in order, and shows the output of the one aside at its end', async () => {
  const { said, begun, end, exitCode } = setUp([
    { name: 'unit' },
    { name: 'build', sequence: 'aside' },
    { name: 'package', sequence: 'aside' },
    { name: 'browser', after: ['build'] },
  ]);
  await expect.poll(() => begun).toEqual(['unit', 'build']);
  expect(said).toEqual(['\n== UNIT (unit)', 'output of unit\n']);
  await end('unit');
  await end('build');
  await expect.poll(() => begun).toEqual(['unit', 'build', 'package', 'browser']);
  expect(said).toContain('\n== BUILD (build)\noutput of build');
  await end('browser');
  await end('package');
  expect(await exitCode).toBe(0);
  expect(said.at(-1)).toBe('\nsteps: 4 passed, 0 failed');
});

it('runs as many sequences as there are names', async () => {
  const { begun, end, exitCode } = setUp([
    { name: 'types' },
    { name: 'unit', sequence: 'unit', after: ['types'] },
    { name: 'build', sequence: 'aside' },
    { name: 'browser' },
  ]);
  await expect.poll(() => begun).toEqual(['types', 'build']);
  await end('types');
  await expect.poll(() => begun).toEqual(['types', 'build', 'browser', 'unit']);
  for (const name of ['build', 'browser', 'unit']) await end(name);
  expect(await exitCode).toBe(0);
});

it('waits for the steps that a step comes after, in the other sequence too', async () => {
  const { begun, end, exitCode } = setUp([
    { name: 'unit' },
    { name: 'build', sequence: 'aside' },
    { name: 'browser', after: ['build'] },
  ]);
  await end('unit');
  await expect.poll(() => begun).toEqual(['unit', 'build']);
  await end('build');
  await end('browser');
  expect(await exitCode).toBe(0);
});

it('begins nothing after a failure, in neither sequence', async () => {
  const { said, begun, end, exitCode } = setUp([
    { name: 'lint' },
    { name: 'unit' },
    { name: 'build', sequence: 'aside' },
    { name: 'package', sequence: 'aside' },
  ]);
  await end('lint', 1);
  await end('build');
  expect(await exitCode).toBe(1);
  expect(begun).toEqual(['lint', 'build']);
  expect(said.join()).toContain('; run again: npm test -- lint');
  expect(said.at(-1)).toBe('\nsteps: 1 passed, 1 failed');
});

it('repeats what failed at the very end, below what other sequences had to say', async () => {
  const { said, begun, end, exitCode } = setUp([
    { name: 'browser' },
    { name: 'unit', sequence: 'unit' },
  ]);
  await expect.poll(() => begun).toEqual(['browser', 'unit']);
  await end('browser', 1);
  await expect.poll(() => said.at(-1)).toContain('BROWSER FAILED');
  await end('unit');
  expect(await exitCode).toBe(1);
  expect(said.at(-2)).toMatch(/^\noutput of browser\n== BROWSER FAILED after/);
});

it('shows the output of a step directly when it runs alone', async () => {
  const { said, end, exitCode } = setUp([{ name: 'build', sequence: 'aside' }]);
  await end('build');
  expect(await exitCode).toBe(0);
  expect(said.join()).not.toContain('output of build');
});
