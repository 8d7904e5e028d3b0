import { expect, test } from 'vitest';
import { html } from './html.ts';

test.each([
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['" onload="x', '&quot; onload=&quot;x'],
  ["' &amp; <b>", '&#39; &amp;amp; &lt;b&gt;'],
])('%s stays text', (text, escaped) => {
  expect(html`<p title="${text}">${text}</p>`.text).toBe(`<p title="${escaped}">${escaped}</p>`);
});

test('markup goes in as it is, alone or as a list, and what is not there leaves nothing', () => {
  const item = html`<li>${1}</li>`;
  expect(html`<ul>${[item, item]}${undefined}${false}</ul>`.text).toBe(
    '<ul><li>1</li><li>1</li></ul>',
  );
});
