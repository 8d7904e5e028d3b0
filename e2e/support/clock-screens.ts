import { expect, type Page } from '@playwright/test';

// The day whose times the ministry published for Kota Malang.
export const WEDNESDAY = new Date('2025-07-16T14:30:00+07:00');
export const published = ['04:14', '04:24', '05:41', '06:10', '11:39', '14:59', '17:30', '18:43'];

export const displayOf = (page: Page) => page.getByRole('region', { name: 'Tampilan jam masjid' });
export const timesOf = (page: Page) => displayOf(page).getByRole('listitem').locator('time');
export const cityField = (page: Page) =>
  page.getByRole('combobox', { name: 'Kota atau kabupaten' });

export async function openClock(page: Page, query = '') {
  await page.clock.setFixedTime(WEDNESDAY);
  await page.goto(`/jam${query}`);
  // The field opens up once the clock's code and the cities have arrived.
  await expect(cityField(page)).toBeEnabled();
}

export async function chooseCity(page: Page, typed: string) {
  await cityField(page).fill(typed);
  await cityField(page).press('Enter');
}

/** By its label, as people do: the radio button itself cannot be seen. */
export async function chooseTheme(page: Page, theme: string) {
  await page.getByText(theme, { exact: true }).click();
  await expect(page.getByRole('radio', { name: theme })).toBeChecked();
}
