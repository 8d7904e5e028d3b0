// Customers are promised an answer within a day.
import { Clock } from 'lucide-react';
import { Badge } from '~/components/ui/badge';
import { elapsedWords } from '~/lib/elapsed-words';
import { useNow } from '~/lib/use-now';

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
