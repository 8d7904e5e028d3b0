// Customers are promised an answer within a day.
import { Clock } from 'lucide-react';
import { Badge } from '~/components/ui/content/badge';
import { useNow } from '~/lib/browser/use-now';
import { elapsedWords } from '~/lib/values/elapsed-label';

const PROMISED_MS = 24 * 60 * 60 * 1000;

export function WaitingBadge({ since }: { since: string }) {
  const now = useNow();
  const isLate = now - Date.parse(since) > PROMISED_MS;
  return (
    <Badge tone={isLate ? 'danger' : 'info'}>
      <Clock aria-hidden className="size-4" />
      <span className="sr-only">Menunggu </span>
      {elapsedWords(since, now)}
    </Badge>
  );
}
