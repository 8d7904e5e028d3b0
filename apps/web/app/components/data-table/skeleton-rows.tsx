import { Skeleton } from '~/components/ui/feedback/skeleton';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** As many rows of the same height as the page will have, so that nothing jumps. */
export function SkeletonRows({ columnCount, rowCount }: { columnCount: number; rowCount: number }) {
  return numbers(rowCount).map((row) => (
    <tr
      key={row}
      className="block rounded-card border border-line bg-surface px-4 py-2 md:table-row md:border-0 md:border-line md:border-b"
    >
      {numbers(columnCount).map((column) => (
        <td key={column} className="flex h-11 items-center md:table-cell md:h-14 md:px-4">
          <Skeleton className="w-2/3" />
        </td>
      ))}
    </tr>
  ));
}
