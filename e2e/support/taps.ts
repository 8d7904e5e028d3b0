// Counts what a person does: touches of the screen and characters typed. A field is touched before it
// is typed in, as people do.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Effort {
  type(field: Locator, text: string): Promise<void>;
  /** Resets the count. */
  start(): void;
  expectTaps(atMost: number): void;
  expectCharacters(atMost: number): void;
}

/** From the page's next address on; a script for the whole context would end it (shared-context.ts). */
export async function countEffort(page: Page): Promise<Effort> {
  let taps = 0;
  let characters = 0;
  let startedAt = 0;
  await page.exposeBinding('recordTap', (_source, touchedAt: number) => {
    // On a busy machine the last touch before the start may be heard of after it.
    if (touchedAt >= startedAt) taps += 1;
  });
  await page.addInitScript(() => {
    const { recordTap } = window as unknown as { recordTap: (touchedAt: number) => void };
    // Clicks are not counted, because one touch of a label clicks its field as well.
    const onTouch = ({ isTrusted }: PointerEvent) => isTrusted && recordTap(Date.now());
    addEventListener('pointerdown', onTouch, true);
  });
  return {
    async type(field, text) {
      await field.click();
      await field.fill(text);
      characters += text.length;
    },
    start() {
      startedAt = Date.now();
      taps = 0;
      characters = 0;
    },
    expectTaps: (atMost) => expect.soft(taps, 'touches of the screen').toBeLessThanOrEqual(atMost),
    expectCharacters: (atMost) =>
      expect.soft(characters, 'characters typed').toBeLessThanOrEqual(atMost),
  };
}
