import { type PublicRelease, releaseLine } from '@timesync/contract';

/** What is known of a version, in one line; of a link only when it was set. */
export function ReleaseLine({
  release,
}: {
  release: Pick<PublicRelease, 'facts' | 'publishedAt'>;
}) {
  const line = releaseLine(release);
  return line ? <p className="break-words text-ink-muted text-sm">{line}</p> : null;
}
