import { once } from 'node:events';

const PROBE = new URL('probe.mjs', import.meta.url).href;

/** Options to start the portal with, so that it can be recorded. */
export const recordable = { flags: [`--import=${PROBE}`], hasChannel: true };

/** What the portal did during `work`. */
export async function recordDuring({ child }, work) {
  child.send('record');
  await once(child, 'message');
  await work();
  child.send('stop');
  const [recording] = await once(child, 'message');
  return recording;
}
