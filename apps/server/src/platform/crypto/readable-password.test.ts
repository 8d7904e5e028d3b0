import { expect, test } from 'vitest';
import { createReadablePassword } from './readable-password.ts';

test('a made password can be read aloud, and no two are the same', () => {
  const made = Array.from({ length: 2000 }, createReadablePassword);
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    expect(password).toMatch(/^(?:[bdfghjklmnprstwz][aiueo][bdfghjklmnprstwz][aiueo]-){4}\d{4}$/);
    expect(password).not.toMatch(/babi|gila|zina/);
  }
});
