const SHOWN = 20;

/** Counts what was tried and what failed, says so at the end and in the exit code. */
export function openTally(what) {
  const failures = [];
  let tried = 0;
  return {
    check(isRight, sentence) {
      tried += 1;
      if (!isRight) failures.push(sentence);
    },
    hasFailed: () => failures.length > 0,
    report() {
      for (const failure of failures.slice(0, SHOWN)) console.log(`  ${failure}`);
      if (failures.length > SHOWN) console.log(`  … and ${failures.length - SHOWN} more`);
      console.log(`${what}: tried ${tried}, failed ${failures.length}`);
      // A test that tried nothing has shown nothing.
      if (failures.length > 0 || tried === 0) process.exitCode = 1;
    },
  };
}

/** `LONG_TEST_ROUNDS=3` tries a harness quickly; the full count is what a release needs. */
export function roundsOf(full) {
  return Math.min(full, Number(process.env.LONG_TEST_ROUNDS ?? full));
}
