import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutReload } from './failed-screens.ts';

const installed = new URL('./lib/dom/ssr/routeModules.js', import.meta.resolve('react-router'));

test('React Router, as it is installed, no longer reloads by itself', async () => {
  const code = await readFile(fileURLToPath(installed), 'utf8');
  expect(code).toContain('location.reload()');
  const changed = withoutReload(code);
  expect(changed).not.toContain('location.reload()');
  expect(changed).toContain('return failScreen(route.module)');
});

test('another React Router stops the build', () => {
  expect(() => withoutReload('async function loadRouteModule() {}')).toThrow('otherwise');
});
