const all = process.env.TEST_ROUNDS === 'all';

/** How often races and random lives are tried: a share in `npm test`, all in `npm run test:long`. */
export function roundsOf(count: number, { share }: { share: number }): number {
  return all ? count : Math.ceil(count * share);
}

/** Some of a list, drawn again in every run; all in `npm run test:long`. */
export function someOf<T>(list: readonly T[], { share }: { share: number }): readonly T[] {
  return all ? list : list.filter(() => Math.random() < share);
}
