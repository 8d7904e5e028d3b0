import type { ShopSummary } from '@timesync/contract';
import { Card, classNames } from '@timesync/ui';
import { useState } from 'react';
import { ShareBar } from '~/components/ui';
import runs from './province-dots.json';

type Mosques = ShopSummary['mosques'];

const MOST_LISTED = 6;

/** Where the mosques are: Indonesia in dots, and the provinces with most of them. */
export default function MosqueMap({ mosques }: { mosques: Mosques }) {
  const [pointed, setPointed] = useState<string>();
  const known = mosques.flatMap(({ province, count }) => (province ? [{ province, count }] : []));
  const counts = new Map(known.map(({ province, count }) => [province, count]));
  const unknown = mosques.find(({ province }) => province === null)?.count ?? 0;
  return (
    <Card
      aria-labelledby="mosques-heading"
      className="grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_15rem]"
    >
      <div className="min-w-0">
        <h2 id="mosques-heading" className="font-bold text-ink text-lg">
          Masjid menurut provinsi
        </h2>
        <p aria-hidden className="text-ink-muted text-sm tabular-nums">
          {pointed ? `${pointed}: ${counts.get(pointed) ?? 0} masjid` : summaryOf(known)}
        </p>
        <ProvinceDots counts={counts} pointed={pointed} onPoint={setPointed} />
      </div>
      <div className="text-sm">
        {known.slice(0, MOST_LISTED).map((row) => (
          <Row key={row.province} {...row} most={known[0]?.count ?? 1} onPoint={setPointed} />
        ))}
        {known.length > MOST_LISTED && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center text-brand-text underline underline-offset-2">
              {known.length - MOST_LISTED} provinsi lain
            </summary>
            {known.slice(MOST_LISTED).map((row) => (
              <Row key={row.province} {...row} most={known[0]?.count ?? 1} onPoint={setPointed} />
            ))}
          </details>
        )}
        {unknown > 0 && (
          <p className="mt-2 text-ink-muted">{unknown} masjid belum menyebut kota yang dikenal.</p>
        )}
      </div>
    </Card>
  );
}

interface RowProps {
  province: string;
  count: number;
  most: number;
  onPoint: (province: string | undefined) => void;
}

function Row({ province, count, most, onPoint }: RowProps) {
  return (
    <p
      className="py-1.5"
      onPointerEnter={() => onPoint(province)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <ShareBar label={province} count={count} most={most} />
    </p>
  );
}

function summaryOf(known: Array<{ count: number }>): string {
  if (known.length === 0) return 'Belum ada masjid yang menyebut kotanya.';
  const all = known.reduce((sum, { count }) => sum + count, 0);
  return `${all} masjid di ${known.length} provinsi`;
}

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
function ProvinceDots({ counts, pointed, onPoint }: ProvinceDotsProps) {
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
