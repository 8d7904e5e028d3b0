// Whether the sidebar is open is remembered for a week, in a cookie the specification names.
const NAME = 'sidebar_state';
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Open unless the cookie says otherwise. */
export function readSidebarCookie(cookies: string): boolean {
  return !cookies.split('; ').includes(`${NAME}=false`);
}

export function sidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
