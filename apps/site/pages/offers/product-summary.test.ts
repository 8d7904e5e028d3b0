import { expect, test } from 'vitest';
import { productSummary } from './product-summary';

test.each([
  ['<p>Jam <b>masjid</b> &amp; TV</p><p>Kedua</p>', 'Jam masjid & TV'],
  ['Tanpa <i>paragraf</i>', 'Tanpa paragraf'],
  ['<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>', 'a <script>alert(1)</script>'],
  ['<h2>Judul</h2><p> isi </p>', 'isi'],
  ['<p>belum ditutup', 'belum ditutup'],
  ['', ''],
])('%s → %s', (html, text) => {
  expect(productSummary(html)).toBe(text);
});
