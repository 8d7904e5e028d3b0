import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { isPicturing, takePictures } from './pictures.ts';

declare const axe: typeof axeCore;
// A third of the whole file, and it is read into every document that is looked at.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const BLOCKING = ['serious', 'critical'];
/** Only moderate, so it would not fail the test, but takes a quarter of the time. */
const NOT_TOLD = { region: { enabled: false } };

/** Soft, so that one run names the findings of all screens: what axe calls serious or critical, as `rule: element`, so that a failure names its place. */
export async function checkAccessibility(page: Page): Promise<void> {
  // Rows are dimmed while they are refetched, which would fail the contrast check by chance.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
  if (isPicturing) return takePictures(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (rules) => axe.run({ resultTypes: ['violations'], rules }),
    NOT_TOLD,
  );
  const findings = violations
    .filter(({ impact }) => impact && BLOCKING.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  expect.soft(findings, `accessibility of ${page.url()}`).toEqual([]);
}
