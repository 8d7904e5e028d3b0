/** Chosen and printed once per run; the processes of the run get it in their environment. */
export function chooseTestSeed() {
  if (process.env.TEST_SEED) return;
  process.env.TEST_SEED = String(Date.now() % 2 ** 31);
  console.log(`TEST_SEED=${process.env.TEST_SEED} repeats the random tests of this run.`);
}
