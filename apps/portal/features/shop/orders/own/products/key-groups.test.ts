import { expect, test } from 'vitest';
import { keyGroups } from './key-groups';

const textsOf = (key: string) => keyGroups(key).map((group) => group.text);

test('a key is cut after its dashes, and the groups together are the key again', () => {
  const key = 'HP-7K2M-9QXA-AB12-H4C1';
  expect(textsOf(key)).toEqual(['HP-', '7K2M-', '9QXA-', 'AB12-', 'H4C1']);
  expect(textsOf(key).join('')).toBe(key);
});

test('equal groups have different keys', () => {
  const places = keyGroups('TV-0000-0000-0000-0000').map((group) => group.at);
  expect(new Set(places).size).toBe(5);
});
