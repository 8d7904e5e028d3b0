import { expect, test } from 'vitest';
import { deferScripts } from './defer-page-scripts.ts';

const page = `<head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/root.css"/></head><body><h1>Jam</h1><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/landing.js";
  window.__reactRouterRouteModules = {"root":route0,"landing":route1};

import("/assets/entry.js");</script></body>`;

const deferral = { waker: 'var inlined = {};', early: ['/assets/run-clock.js'] };

test('before the first paint only the style sheet is asked for', () => {
  const html = deferScripts(page, deferral);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/>');
  expect(html).not.toMatch(/^\s*import [*"]/m);
});

test('a touch loads everything, in the order React Router wants', () => {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(
    deferScripts(page, deferral),
  )?.[1];
  const places = [
    'var inlined = {};',
    'early: ["/assets/run-clock.js"]',
    'preloads: ["/assets/manifest.js","/assets/root.js"]',
    'await import("/assets/manifest.js");',
    'const route0 = await import("/assets/root.js");',
    'const route1 = await import("/assets/landing.js");',
    'window.__reactRouterRouteModules = {"root":route0,"landing":route1};',
    'import("/assets/entry.js");',
  ].map((part) => script.lastIndexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('markup that is not as expected stops the build', () => {
  expect(() => deferScripts('<body></body>', deferral)).toThrow(/as expected/);
});
