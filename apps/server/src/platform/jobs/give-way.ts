import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;
/** However many requests come, four jobs of a kind are done in a second. */
const LONGEST_WAIT_MS = 250;

/** Until nobody waits for an answer, but not for ever. */
export async function giveWay(isAnybodyWaiting: () => boolean): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    if (!isAnybodyWaiting()) return;
    await pause(LOOK_EVERY_MS);
  }
}
