import { isAnswered } from './answered.mjs';

/** Answers per second of `ask`, `atOnce` at a time, for so long or until there were `most` requests. */
export async function rate(ask, { atOnce, ms, most = Number.POSITIVE_INFINITY }) {
  let asked = 0;
  let answered = 0;
  const started = performance.now();
  const until = started + ms;
  const keepAsking = async () => {
    while (asked < most && performance.now() < until) {
      asked += 1;
      if (await isAnswered(ask(asked))) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keepAsking));
  return (answered / (performance.now() - started)) * 1000;
}
