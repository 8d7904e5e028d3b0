import { setTimeout as wait } from 'node:timers/promises';
import { type APIResponse, expect } from '@playwright/test';

/** The answer to a call that must succeed. A busy portal says when to try again, and a person does. */
export async function call<T>(send: () => Promise<APIResponse>): Promise<T> {
  const answer = await send();
  const seconds = Number(answer.headers()['retry-after']);
  if (answer.status() === 503 && seconds) {
    await wait(seconds * 1000);
    return call(send);
  }
  const text = await answer.text();
  expect(answer.ok(), `${answer.url()}: ${text}`).toBe(true);
  return JSON.parse(text || 'null');
}
