import { expect, test } from 'vitest';
import { withFirstScript } from './ask-ahead-in-shell.ts';

test('the script comes before everything that the browser fetches', () => {
  const html = '<html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/a.js"/></head>';
  expect(withFirstScript(html, 'var inlined=$&;')).toBe(
    '<html><head><meta charSet="utf-8"/><script>var inlined=$&;\ninlined.askAhead(location.pathname);</script><link rel="modulepreload" href="/a.js"/></head>',
  );
});

test('another head stops the build', () => {
  expect(() => withFirstScript('<head><title>x</title></head>', '')).toThrow('no head');
});
