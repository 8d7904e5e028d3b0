import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const BLOCKING = ['serious', 'critical'];

/** Soft, so that one run names the findings of all screens: what axe calls serious or critical, as `rule: element`, so that a failure names its place. */
export async function checkAccessibility(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations
    .filter(({ impact }) => impact && BLOCKING.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect.soft(findings, `accessibility of ${page.url()}`).toEqual([]);
}
