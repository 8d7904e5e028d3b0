// Values that often break programs, browsers, scanners and databases.
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  "' or '1'='1",
  '"; drop table users; --',
  '%',
  '_%\\',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '=1+1',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '9'.repeat(400),
  'é'.repeat(5_000),
  '👨‍👩‍👧‍👦'.repeat(200),
  'a@b.id',
  `${'a'.repeat(300)}@b.id`,
  '2026-13-45',
  '0000-00-00',
  '9999-12-31',
  'INIT-0000-0000-0000-0000',
  '00000000-0000-0000-0000-000000000000',
  '\r\nset-cookie: a=b',
];
const numbers = [
  0,
  -0,
  -1,
  1,
  1.5,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e-300,
];
const others = [null, true, false, [], {}, [[]], [null], { a: { b: { c: {} } } }];

const pick = (list) => list[Math.floor(Math.random() * list.length)];

export const hostileText = () => pick(texts);
export const hostileNumber = () => pick(numbers);
export const hostileValue = () => pick([pick(texts), pick(numbers), pick(others), deepValue()]);
export { pick };

function deepValue() {
  let value = pick(texts);
  for (let depth = 0; depth < 500; depth += 1) value = depth % 2 ? [value] : { a: value };
  return value;
}
