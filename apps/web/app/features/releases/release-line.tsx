import { androidFrom, formatDate, megabytes, type PublicRelease } from '@timesync/contract';

/** What is known of a version, in one line; of a link only when it was set. */
export function ReleaseLine({
  release,
}: {
  release: Pick<PublicRelease, 'facts' | 'publishedAt'>;
}) {
  const { facts, publishedAt } = release;
  const words = [
    facts && `Versi ${facts.versionName}`,
    facts && megabytes(facts.bytes),
    facts && androidFrom(facts.minSdk),
    publishedAt && formatDate(publishedAt),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return <p className="break-words text-ink-muted text-sm">{words.join(' · ')}</p>;
}
