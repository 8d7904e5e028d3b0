/** A label, its number, and how large that is beside the largest. */
export function ShareBar({ label, count, most }: { label: string; count: number; most: number }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3 text-ink text-sm">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <span className="tabular-nums">{count}</span>
      </span>
      <span aria-hidden className="mt-1 block h-1 rounded-full bg-sunken">
        <span
          className="block h-1 rounded-full bg-brand"
          style={{ width: `${(count / most) * 100}%` }}
        />
      </span>
    </>
  );
}
