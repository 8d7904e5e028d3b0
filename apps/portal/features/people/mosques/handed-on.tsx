import { formatDate, type HandedOnMosque } from '@timesync/contract';
import { Card } from '@timesync/ui';

/** What an old ketua finds in place of the mosques that are no longer his. */
export function HandedOn({ mosques }: { mosques: readonly HandedOnMosque[] }) {
  return mosques.map(({ id, name, to, at }) => (
    <Card key={id}>
      <h2 className="break-words font-bold text-ink text-lg">{name}</h2>
      <p className="mt-1 text-ink-muted">
        Diserahkan kepada {to} pada {formatDate(at)}. Lisensi dan pesanannya kini dibuka oleh ketua
        itu.
      </p>
    </Card>
  ));
}
