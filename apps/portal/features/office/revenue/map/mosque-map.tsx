import type { ShopSummary } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { useState } from 'react';
import { ShareBar } from '~/components/ui/content/share-bar';
import { ProvinceDots } from './province-dots';

type Mosques = ShopSummary['mosques'];

const MOST_LISTED = 6;

/** Where the mosques are: Indonesia in dots, and the provinces with most of them. */
export function MosqueMap({ mosques }: { mosques: Mosques }) {
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
