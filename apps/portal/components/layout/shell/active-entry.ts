/** The entry whose screens these are: /transaction for its desk, but not /user for /user/transaction. */
export function activeEntry<Entry extends { to: string }>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const around = entries.filter(({ to }) => `${pathname}/`.startsWith(`${to}/`));
  return around.toSorted((a, b) => b.to.length - a.to.length)[0];
}
