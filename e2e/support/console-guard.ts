import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test';

const COMPLAINTS = new Set(['error', 'warning', 'assert']);
const REFUSAL = /^Failed to load resource: the server responded with a status of (\d{3})/;

export interface ConsoleGuard {
  /** Chromium itself logs a line for every answer of 400 and above, also for the wanted ones. */
  allowRefusal: (status: number, path: string) => void;
  /** For a test that provokes a complaint on purpose. */
  allow: (text: RegExp) => void;
  /** The pages of a further person are held to the same. */
  watch: (context: BrowserContext) => void;
  expectSilence: () => void;
}

export function watchConsole(first: BrowserContext): ConsoleGuard {
  const complaints: string[] = [];
  const refusals = new Set<string>();
  // Only the offline tests allow the service worker; elsewhere it would hide mocked answers.
  const expected = [/Service Worker registration blocked by Playwright/];

  const isExpected = (message: ConsoleMessage) => {
    const status = REFUSAL.exec(message.text())?.[1];
    const address = message.location().url;
    if (status && refusals.has(`${status} ${new URL(address).pathname}`)) return true;
    return expected.some((text) => text.test(message.text()));
  };
  const onMessage = (message: ConsoleMessage) => {
    if (!COMPLAINTS.has(message.type()) || isExpected(message)) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onThrown = (webError: WebError) => complaints.push(`thrown: ${webError.error().stack}`);
  const watched: BrowserContext[] = [];
  const watch = (context: BrowserContext) => {
    watched.push(context.on('console', onMessage).on('weberror', onThrown));
  };
  watch(first);

  return {
    watch,
    allowRefusal: (status, path) => refusals.add(`${status} ${path}`),
    allow: (text) => expected.push(text),
    expectSilence: () => {
      for (const context of watched) context.off('console', onMessage).off('weberror', onThrown);
      expect(complaints, 'complaints in the console').toEqual([]);
    },
  };
}
