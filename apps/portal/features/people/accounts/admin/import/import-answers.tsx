import type { AnsweredRow, ImportOutcome, ImportRow } from '@timesync/contract';
import { Badge, type BadgeTone } from '~/components/ui/content/badge';

const SHOWN = 100;
const ORDER: readonly ImportOutcome[] = ['refused', 'created', 'known'];
const labels: Record<ImportOutcome, { tone: BadgeTone; planned: string; done: string }> = {
  created: { tone: 'success', planned: 'Akan dibuat', done: 'Dibuat' },
  known: { tone: 'neutral', planned: 'Sudah ada', done: 'Sudah ada' },
  refused: { tone: 'danger', planned: 'Ditolak', done: 'Ditolak' },
};

interface ImportAnswersProps {
  answers: readonly AnsweredRow[];
  rows: readonly ImportRow[];
  isPreview: boolean;
}

/** How many rows are created, known and refused, and the rows themselves, refused ones first. */
export function ImportAnswers({ answers, rows, isPreview }: ImportAnswersProps) {
  const nameOf = (outcome: ImportOutcome) => labels[outcome][isPreview ? 'planned' : 'done'];
  const sorted = answers.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  const customerOf = new Map(
    rows.map(({ line, name, email }) => [line, [name, email].filter(Boolean).join(', ')]),
  );
  return (
    <div className="space-y-3">
      <p role="status" className="flex flex-wrap gap-2">
        {(['created', 'known', 'refused'] as const).map((outcome) => (
          <Badge key={outcome} tone={labels[outcome].tone}>
            {nameOf(outcome)}: {answers.filter((answer) => answer.outcome === outcome).length}
          </Badge>
        ))}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {sorted.slice(0, SHOWN).map(({ line, outcome, sentence }) => (
          <li key={line} className="py-2 text-sm">
            <p className="break-words font-semibold text-ink">
              Baris {line}: {customerOf.get(line)}
            </p>
            <p className="break-words text-ink-muted">
              {nameOf(outcome)}. {sentence}
            </p>
          </li>
        ))}
      </ul>
      {sorted.length > SHOWN && (
        <p className="text-ink-muted text-sm">dan {sorted.length - SHOWN} baris lagi.</p>
      )}
    </div>
  );
}
