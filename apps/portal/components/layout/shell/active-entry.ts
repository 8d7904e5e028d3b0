import type { MenuEntry, MenuTool } from './menu-entry';

type Entry = Pick<MenuEntry, 'to'> & { tools?: Pick<MenuTool, 'to'>[] | undefined };

/**
 * The entry whose screens these are, its tools included: /transaction for /kiriman, but not /user for
 * /user/transaction.
 */
export function activeEntry<E extends Entry>(
  entries: readonly E[],
  pathname: string,
): E | undefined {
  const places = entries.flatMap((entry) =>
    [entry, ...(entry.tools ?? [])].map(({ to }) => ({ entry, path: pathOf(to) })),
  );
  const around = places.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return around.toSorted((a, b) => b.path.length - a.path.length)[0]?.entry;
}

const pathOf = (to: string) => to.split('?')[0] ?? to;
