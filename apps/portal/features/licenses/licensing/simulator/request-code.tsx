/** The same request for phones without a camera, in rows that are copied one by one. */
export function RequestCode({ rows }: { rows: string[] }) {
  return (
    <section aria-labelledby="code-title" className="flex flex-col gap-3">
      <h2 id="code-title" className="font-bold text-xl">
        Kode Perangkat
      </h2>
      <ol className="flex flex-1 flex-col justify-between gap-y-1 rounded-card bg-deep-raised px-5 py-3">
        {rows.map((row, index) => (
          <li key={row} className="flex items-baseline gap-4">
            <span className="w-6 text-right text-deep-muted text-sm">{index + 1}</span>
            <code className="whitespace-nowrap font-mono text-[min(1.125rem,5vw)] tracking-wide lg:text-xl">
              {row}
            </code>
          </li>
        ))}
      </ol>
      <p className="text-deep-muted text-sm">
        Tanpa kamera: masuk di HP, buka{' '}
        <span className="wrap-anywhere text-deep-ink">{location.host}/aktivasi</span>, lalu ketik
        baris demi baris.
      </p>
    </section>
  );
}
