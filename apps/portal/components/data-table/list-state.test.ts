import { describe, expect, test } from 'vitest';
import { readListState, writeListState } from './list-state';

const names = ['name', 'email'] as const;
const read = (search: string) => readListState(new URLSearchParams(search), names);

describe('reading the URL', () => {
  test('an empty URL is page 1 with 10 rows and no filter', () => {
    expect(read('')).toEqual({ page: 1, limit: 10, filters: { name: '', email: '' } });
  });

  test('page, limit and filters are taken over', () => {
    expect(read('page=3&limit=25&name=Budi')).toEqual({
      page: 3,
      limit: 25,
      filters: { name: 'Budi', email: '' },
    });
  });

  test.each(['page=0', 'page=-2', 'page=1.5', 'page=abc', 'page=1e99'])(
    '%s is page 1',
    (search) => {
      expect(read(search).page).toBe(1);
    },
  );

  test('a page size that is not offered falls back to 10', () => {
    expect(read('limit=11').limit).toBe(10);
  });
});

describe('writing the URL', () => {
  const write = (search: string, change: Partial<ReturnType<typeof read>>) =>
    writeListState(new URLSearchParams(search), { ...read(search), ...change }).toString();

  test('defaults leave no trace', () => {
    expect(write('page=4&limit=50', { page: 1, limit: 10 })).toBe('');
  });

  test('filters are trimmed and empty ones removed', () => {
    expect(write('email=a', { filters: { name: '  Siti ', email: ' ' } })).toBe('name=Siti');
  });

  test('parameters of others stay', () => {
    expect(write('tab=all', { page: 2 })).toBe('tab=all&page=2');
  });

  test('what was written reads the same', () => {
    const state = { page: 7, limit: 40, filters: { name: 'A & B', email: 'x@y.id' } };
    expect(readListState(writeListState(new URLSearchParams(), state), names)).toEqual(state);
  });
});
