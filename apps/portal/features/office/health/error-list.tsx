import { formatDateTime, type Health, queueName } from '@timesync/contract';

type ServerError = Health['errors'][number];

/** Unexpected errors of the last months, for the person who repairs the server. */
export function ErrorList({ errors }: { errors: ServerError[] }) {
  return (
    <section aria-labelledby="errors-heading">
      <h3 id="errors-heading" className="mb-1 font-semibold text-ink">
        Kesalahan server
      </h3>
      {errors.length === 0 ? (
        <p className="text-ink-muted text-sm">Tidak ada kesalahan yang tercatat.</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {errors.map((error) => (
            <ErrorRow key={`${error.kind} ${error.place} ${error.source}`} error={error} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ErrorRow({
  error: { kind, place, source, count, firstAt, lastAt },
}: {
  error: ServerError;
}) {
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="break-words font-semibold text-ink">{kind}</span>
        <span className="text-ink tabular-nums">{count} kali</span>
      </p>
      <p className="break-all text-ink-muted">
        {queueName(source)} · {place}
      </p>
      <p className="text-ink-muted">
        Pertama {formatDateTime(firstAt)}, terakhir {formatDateTime(lastAt)}
      </p>
    </li>
  );
}
