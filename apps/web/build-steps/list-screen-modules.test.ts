import { expect, test } from 'vitest';
import { screenModules } from './list-screen-modules.ts';

const manifest = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { path: '', module: '/root.js', imports: ['/react.js', '/base.js'] },
    layout: { parentId: 'root', module: '/layout.js', imports: ['/base.js', '/menu.js'] },
    orders: {
      parentId: 'layout',
      path: '/user/transaction',
      module: '/orders.js',
      imports: ['/table.js', '/menu.js', '/react.js'],
    },
    landing: { parentId: 'root', index: true, module: '/landing.js', imports: [] },
    missing: { parentId: 'root', path: '*', module: '/not-found.js', imports: [] },
  },
};

test('a screen is listed with its layouts, each file once, without what every page loads', () => {
  expect(screenModules(manifest)).toEqual({
    '/user/transaction': ['/layout.js', '/menu.js', '/orders.js', '/table.js'],
  });
});
