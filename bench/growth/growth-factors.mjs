// How much more a request costs at the far end than at the near one, in times of what its limit does:
// 1 grows as its limit, below 1 slower.

/** From the fewest rows to the most, by the number of clients at `clientIndex`. */
export function growthWithRows(sizes, clientIndex) {
  return growth(sizes[0], sizes.at(-1), clientIndex, clientIndex);
}

/** From the clients at `fromIndex` to the most, at the most rows. */
export function growthWithClients(sizes, fromIndex) {
  return growth(sizes.at(-1), sizes.at(-1), fromIndex, sizes[0].ours.length - 1);
}

function growth(near, far, nearIndex, farIndex) {
  const slowdown = (kind) => near[kind][nearIndex] / far[kind][farIndex];
  return slowdown('ours') / slowdown('limit');
}
