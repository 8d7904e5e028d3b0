/** How often races and random lives are tried: a share in `npm test`, all in `npm run test:long`. */
export function roundsOf(all: number, { share }: { share: number }): number {
  return process.env.TEST_ROUNDS === 'all' ? all : all * share;
}
