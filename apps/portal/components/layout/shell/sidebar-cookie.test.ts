import { expect, test } from 'vitest';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie';

test('open without a cookie, and when it says so', () => {
  expect(readSidebarCookie('')).toBe(true);
  expect(readSidebarCookie('a=1; sidebar_state=true')).toBe(true);
});

test('closed only when the cookie says so', () => {
  expect(readSidebarCookie('a=1; sidebar_state=false; b=2')).toBe(false);
  expect(readSidebarCookie('not_sidebar_state=false')).toBe(true);
});

test('stored for seven days on every page', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
});
