// What a disturbance costs: the longest time without an accepted order, the refusals, and whether
// everything acknowledged so far is there once.
import pg from 'pg';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { waitFor } from './cluster.mjs';

const LIMIT_S = 25;
const ORDERS_AFTERWARDS = 4;
const ORDERS_WITHIN_MS = atMachinePace(90_000);
/** A limit that was stretched further than this shows nothing about a quiet machine. */
const MOST_STRETCH = 3;

export function createMeasure({ buyers, tally, databaseUrl }) {
  const { figures } = buyers;
  const pace = atMachinePace(1_000) / 1_000;

  async function waitForOrders() {
    const { length } = figures.orderedAt;
    await waitFor('orders', ORDERS_WITHIN_MS, () =>
      Promise.resolve(figures.orderedAt.length >= length + ORDERS_AFTERWARDS),
    );
  }

  /**
   * `disturb` returns when the shop should sell again; where it returns a time, only what follows
   * that moment counts.
   */
  async function measure(title, disturb) {
    await waitForOrders();
    const before = { ...figures.repeated };
    const startedAt = figures.orderedAt.at(-1);
    const since = (await disturb()) ?? startedAt;
    await waitForOrders();
    const gapS = longestGap(figures.orderedAt, since) / 1_000;
    const refused = differences(before, figures.repeated);
    const result = await check();
    tally.check(gapS <= LIMIT_S * pace, `${title}: ${gapS.toFixed(1)} s without an order`);
    const verdict =
      pace > MOST_STRETCH && gapS > LIMIT_S ? ' NOT SHOWN, the machine is too busy' : '';
    console.log(
      `${title}: ${gapS.toFixed(1)} s without an accepted order (limit ${LIMIT_S} s × ${pace})${verdict}; refused ${JSON.stringify(refused)}; ${result.acknowledged} orders acknowledged, ${result.found} found, ${result.twice} doubled`,
    );
    return { gapS, refused };
  }

  async function check() {
    const sql = new pg.Client({ connectionString: databaseUrl });
    sql.on('error', () => undefined);
    await sql.connect();
    try {
      return await buyers.check(sql);
    } finally {
      await sql.end();
    }
  }

  return Object.assign(measure, { check });
}

function longestGap(times, since) {
  const moments = [since, ...times.filter((time) => time > since)];
  return Math.max(...moments.slice(1).map((time, index) => time - moments[index]));
}

/** By answer: 503, or the name of an error where there was none. */
function differences(before, after) {
  const counts = {};
  for (const [name, count] of Object.entries(after)) {
    const more = count - (before[name] ?? 0);
    const answer = name.split(' ').at(-1);
    if (more > 0) counts[answer] = (counts[answer] ?? 0) + more;
  }
  return counts;
}
