import { formatDateTime, type ManagedLicenseDetail } from '@timesync/contract';
import { licenseEventLabel } from './license-event-labels';

type LicenseTimelineProps = Pick<ManagedLicenseDetail, 'timeline' | 'issuedAt' | 'invoiceNumber'>;

/** Newest first. Issuing is recorded with the order, so it is read from the licence itself. */
export function LicenseTimeline({ timeline, issuedAt, invoiceNumber }: LicenseTimelineProps) {
  return (
    <section aria-labelledby="license-timeline">
      <h3 id="license-timeline" className="font-bold text-ink">
        Riwayat lisensi
      </h3>
      <ol className="mt-3 ml-1.5 space-y-4 border-line border-l-2">
        {timeline.map((entry) => (
          <Event key={entry.id} label={licenseEventLabel(entry)} at={entry.at} note={entry.note} />
        ))}
        {invoiceNumber && (
          <Event label={`Terbit dari pesanan ${invoiceNumber}`} at={issuedAt} note={null} />
        )}
      </ol>
    </section>
  );
}

function Event({ label, at, note }: { label: string; at: string; note: string | null }) {
  return (
    <li className="relative pl-5">
      <span
        aria-hidden
        className="-left-[7px] absolute top-1.5 size-3 rounded-full border-2 border-surface bg-gold"
      />
      <p className="break-words font-medium text-ink text-sm">{label}</p>
      {note && <p className="break-words text-ink-muted text-sm">Catatan: {note}</p>}
      <p className="text-ink-muted text-xs">{formatDateTime(at)} WIB</p>
    </li>
  );
}
