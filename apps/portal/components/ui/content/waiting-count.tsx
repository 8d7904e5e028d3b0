/** The number of waiting items on a button; empty for none, or until it is known. */
export function WaitingCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="rounded-full bg-brand-ink px-2 font-bold text-brand text-xs tabular-nums">
      {count}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}
