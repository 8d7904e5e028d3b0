import { type PublicRelease, releaseLine } from '@timesync/contract';

/** Details of a version in one line; of a link only its date. */
export function ReleaseLine({ release }: { release: Pick<PublicRelease, 'file' | 'publishedAt'> }) {
  const line = releaseLine(release);
  return line ? <p className="break-words text-ink-muted text-sm">{line}</p> : null;
}
