import type { Page } from '@playwright/test';

/** The session user as the tab keeps it; null when there is none. */
export function readStoredUser(page: Page): Promise<Record<string, unknown> | null> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? 'null'));
}
