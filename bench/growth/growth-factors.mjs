// How much more a request costs at the far end than at the near one, in times of what its limit does:
// 1 grows as its limit, below 1 slower. One pair of figures may be off: the mean of all of them counts.

/** From the fewest rows to the most, over all numbers of clients. */
export function growthWithRows(sizes) {
  const [few, many] = [sizes[0], sizes.at(-1)];
  return mean(few.ours.map((_, index) => growth(few, many, index, index)));
}

/** From the clients at `fromIndex` to the most, over all numbers of rows. */
export function growthWithClients(sizes, fromIndex) {
  return mean(sizes.map((size) => growth(size, size, fromIndex, size.ours.length - 1)));
}

function growth(near, far, nearIndex, farIndex) {
  const slowdown = (kind) => near[kind][nearIndex] / far[kind][farIndex];
  return slowdown('ours') / slowdown('limit');
}

/** The geometric mean, by which the mean of two and a half is one. */
function mean(factors) {
  return Math.exp(factors.reduce((sum, factor) => sum + Math.log(factor), 0) / factors.length);
}
