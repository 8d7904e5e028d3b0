// Known and unknown addresses must not differ in the time of a refused login (T27): thousands of
// each, alternating, so that other load affects both alike.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareSamples } from '../support/compare-samples.mjs';
import { startPortal } from '../support/portal.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { createVisitor } from '../support/visitor.mjs';

const SAMPLES = roundsOf(2_000);
const WARM_UP = 20;
/** Less than this drowns in any network. */
const NOTICEABLE_MS = 2;
const CHANCE = 0.01;

const folder = mkdtempSync(join(tmpdir(), 'timesync-timing-'));
const portal = await startPortal({ DATA_DIR: folder });
const tally = openTally('login timing');
try {
  const visitor = createVisitor(portal);
  const known = `${randomUUID()}@long.test`;
  await visitor.register(known);
  const unknown = known.replace('@', 'x@');
  const ways = {
    login: (email) => visitor.post('/auth/login', { email, password: 'salah-sekali' }),
    'request-otp': (email) => visitor.post('/auth/request-otp', { email }),
  };
  for (const [name, ask] of Object.entries(ways)) {
    const { gapMs, p } = compareSamples(await measure(ask, [known, unknown]));
    const figures = `medians ${gapMs.toFixed(2)} ms apart, p = ${p.toFixed(3)}`;
    console.log(`${name}, ${SAMPLES} of each: ${figures}`);
    const isTold = Math.abs(gapMs) >= NOTICEABLE_MS && p < CHANCE;
    tally.check(!isTold, `${name} tells known from unknown addresses`);
  }
} finally {
  await portal.kill();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

/** The order is random. */
async function measure(ask, emails) {
  const times = emails.map(() => []);
  for (let round = -WARM_UP; round < SAMPLES; round += 1) {
    const first = Math.random() < 0.5 ? 0 : 1;
    for (const who of [first, 1 - first]) {
      const startedAt = performance.now();
      await ask(emails[who]);
      if (round >= 0) times[who].push(performance.now() - startedAt);
    }
  }
  return times;
}
