import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';

const SHOWN = 20;
/** A time limit that was lengthened by more than this shows nothing. */
const MOST_STRETCH = 3;

/** The smallest share of a full count that this run tries. */
let share = 1;

/**
 * Counts what was tried and what failed, says so at the end and in the exit code, with the time
 * that the full count would take at this rate.
 */
export function openTally(what) {
  const startedAt = performance.now();
  const failures = [];
  const times = [];
  let tried = 0;
  let notShown = 0;

  function check(isRight, sentence) {
    tried += 1;
    if (!isRight) failures.push(sentence);
  }

  return {
    check,
    /** The limit is longer on a busy machine; both values are printed. */
    checkTime(name, ms, limitMs) {
      const stretch = atMachinePace(1_000) / 1_000;
      const isShown = ms <= limitMs || stretch <= MOST_STRETCH;
      const figures = `${name} ${ms.toFixed(0)} ms, limit ${limitMs} × ${stretch}`;
      times.push(isShown ? figures : `${figures} (not shown)`);
      if (isShown || ms > limitMs * stretch) check(ms <= limitMs * stretch, figures);
      else notShown += 1;
    },
    hasFailed: () => failures.length > 0,
    report() {
      for (const failure of failures.slice(0, SHOWN)) console.log(`  ${failure}`);
      if (failures.length > SHOWN) console.log(`  … and ${failures.length - SHOWN} more`);
      for (const time of times) console.log(`  ${time}`);
      const seconds = (performance.now() - startedAt) / 1000;
      const full = share < 1 ? `, the full count about ${inWords(seconds / share)}` : '';
      const unseen = notShown > 0 ? `, not shown ${notShown}` : '';
      console.log(
        `${what}: tried ${tried}, failed ${failures.length}${unseen} (${inWords(seconds)}${full})`,
      );
      // A test that tried nothing has shown nothing.
      if (failures.length > 0 || tried === 0) process.exitCode = 1;
    },
  };
}

/**
 * The full count is what a release needs. `node long-tests/kill.mjs 20` and
 * `npm run test:long -- kill=20` try another count, `LONG_TEST_ROUNDS=3` makes all of them short.
 */
export function roundsOf(full) {
  const rounds = Number(
    process.argv[2] ?? Math.min(full, Number(process.env.LONG_TEST_ROUNDS ?? full)),
  );
  share = Math.min(share, rounds / full);
  return rounds;
}

function inWords(seconds) {
  if (seconds < 120) return `${seconds.toFixed(0)} s`;
  return seconds < 7_200 ? `${(seconds / 60).toFixed(0)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}
