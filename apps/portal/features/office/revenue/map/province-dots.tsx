import { classNames } from '@timesync/ui';
import runs from './province-dots.json';

/** Between the dots of a row; every second row is moved by half of it. */
const STEP = 2;
const ROW_STEP = 1.73;
const SIZE = { width: 232, height: 90 };

/** Row, first column and length of each run of dots, as `packages/clock/city-data` wrote them. */
const dots = Object.entries(runs).map(([province, numbers]) => ({
  province,
  path: pathOf(numbers),
}));

function pathOf(numbers: number[]): string {
  let path = '';
  for (let at = 0; at < numbers.length; at += 3) {
    const [row = 0, column = 0, length = 0] = numbers.slice(at, at + 3);
    const start = column * STEP + (row % 2) + 1;
    path += `M${start} ${(row * ROW_STEP + 1).toFixed(1)}h0${`m${STEP} 0h0`.repeat(length - 1)}`;
  }
  return path;
}

interface ProvinceDotsProps {
  counts: ReadonlyMap<string, number>;
  pointed: string | undefined;
  onPoint: (province: string | undefined) => void;
}

/** The list beside it says the same to people who cannot see it. */
export function ProvinceDots({ counts, pointed, onPoint }: ProvinceDotsProps) {
  const most = Math.max(1, ...counts.values());
  return (
    <svg
      role="img"
      aria-label="Peta Indonesia; jumlah masjid tiap provinsi ada di daftar."
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      strokeLinecap="round"
      className="mt-2 w-full"
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(undefined)}
    >
      {dots.map(({ province, path }) => {
        const count = counts.get(province) ?? 0;
        return (
          <g key={province} onPointerEnter={() => onPoint(province)}>
            {/* Wider than the dots, so that the pointer stays on a province between them. */}
            <path d={path} strokeWidth="2.4" stroke="transparent" />
            <path
              d={path}
              strokeWidth="1.5"
              strokeOpacity={count > 0 ? shadeOf(count, most) : 1}
              className={classNames(
                'transition-[stroke] duration-150',
                province === pointed ? 'stroke-gold' : count > 0 ? 'stroke-brand' : 'stroke-line',
              )}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** By the root, because one province often has ten times as many as the next. */
const shadeOf = (count: number, most: number) => 0.35 + 0.65 * Math.sqrt(count / most);
