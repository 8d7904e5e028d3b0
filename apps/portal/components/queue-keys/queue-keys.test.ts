import { expect, test } from 'vitest';
import { type PressedKey, queueCommandOf } from './queue-keys';

const pressed = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...held,
});

test.each([
  ['a', 'approve'],
  ['R', 'reject'],
  ['j', 'next'],
  ['K', 'previous'],
  ['b', undefined],
  ['Enter', undefined],
])('%s means %s', (key, command) => {
  expect(queueCommandOf(pressed(key))).toBe(command);
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'repeat'] as const)(
  'with %s it means nothing',
  (name) => {
    expect(queueCommandOf(pressed('a', { [name]: true }))).toBeUndefined();
  },
);
