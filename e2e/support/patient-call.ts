import { setTimeout as wait } from 'node:timers/promises';
import type { APIResponse } from '@playwright/test';

/** A busy portal says when to try again, and a person does. */
export async function callPatiently(call: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await call();
    const seconds = Number(answer.headers()['retry-after']);
    if (answer.status() !== 503 || !seconds) return answer;
    await wait(seconds * 1000);
  }
}
