import { formatShortCode } from '@timesync/contract';

/** Large and one group per line on a phone: it is read across the room while typing. */
export function ShortCode({ digits }: { digits: string }) {
  return (
    <ol
      aria-label="20 angka"
      className="grid gap-2 rounded-card bg-brand-soft px-4 py-4 sm:grid-cols-5"
    >
      {formatShortCode(digits)
        .split(' ')
        .map((group, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: equal groups differ by their place only
            key={index}
            className="flex items-baseline gap-4 sm:flex-col sm:items-center sm:gap-0"
          >
            <span aria-hidden className="w-5 text-ink-muted text-sm sm:w-auto">
              {index + 1}
            </span>
            <span className="font-bold font-mono text-[min(3rem,15vw)] text-ink tracking-widest max-sm:leading-none sm:text-3xl sm:tracking-wide">
              {group}
            </span>
          </li>
        ))}
    </ol>
  );
}
