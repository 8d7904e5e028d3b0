import { useMutation } from '@tanstack/react-query';
import {
  type AnsweredRow,
  type ImportOutcome,
  type ImportRow,
  MAX_IMPORT_BATCH,
} from '@timesync/contract';
import { Alert, Button, buttonStyle } from '@timesync/ui';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge, type BadgeTone, Dialog, FileInput, ProgressBar } from '~/components/ui';
import { callApi, isAbandoned, keys, messageOf, useRefresh } from '~/lib/api';

/** Customers and keys from a CSV file: first what would happen, then the import itself. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { preview, run, done } = useImport();
  const hintId = useId();
  const rows = preview.data?.rows ?? [];
  const created = (preview.data?.answers ?? []).filter(isCreated).length;
  return (
    <Dialog onClose={() => run.isPending || onClose()} title="Impor Pelanggan" size="large">
      <div className="space-y-5">
        {!run.data && !run.isPending && (
          <div className="space-y-3">
            <p id={hintId} className="text-ink-muted text-sm">
              Kolom: Nama, WhatsApp, Email (boleh kosong), Init, License Key, Tanggal Beli. Paling
              banyak 5.000 baris. Tidak ada email yang dikirim.
            </p>
            <FileInput
              types=".csv,text/csv"
              describedBy={hintId}
              isDisabled={preview.isPending}
              onFile={(file) => preview.mutate(file)}
              className={buttonStyle('secondary')}
            >
              {preview.variables?.name ?? 'Pilih berkas CSV'}
            </FileInput>
          </div>
        )}
        {preview.isPending && <p role="status">Membaca berkas...</p>}
        {preview.error && (
          <Alert tone="error">{messageOf(preview.error, 'Berkas ini tidak dapat dibaca.')}</Alert>
        )}
        {preview.data && !run.data && !run.isPending && (
          <ImportAnswers answers={preview.data.answers} rows={rows} isPreview />
        )}
        {run.isPending && (
          <div className="space-y-2">
            <ProgressBar done={done / rows.length} label="Impor pelanggan" />
            <p role="status" className="text-center text-ink-muted text-sm">
              {done} dari {rows.length} baris
            </p>
          </div>
        )}
        {run.error && !isAbandoned(run.error) && (
          <Alert tone="error">
            {messageOf(run.error, 'Impor terhenti.')} Baris yang sudah diimpor tidak dobel bila
            dicoba lagi.
          </Alert>
        )}
        {run.data && <ImportAnswers answers={run.data} rows={rows} isPreview={false} />}
        {preview.data && !run.data && (
          <Button
            className="w-full"
            isPending={run.isPending}
            disabled={created === 0}
            onClick={() => run.mutate(rows)}
          >
            <FileUp aria-hidden className="size-5" />
            Impor {created} baris baru
          </Button>
        )}
        {run.data && (
          <Button variant="secondary" className="w-full" onClick={onClose}>
            Selesai
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const isCreated = ({ outcome }: AnsweredRow) => outcome === 'created';

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
function ImportAnswers({ answers, rows, isPreview }: ImportAnswersProps) {
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

/** The rows go to the server in batches, so that the bar shows how far it is. */
function useImport() {
  const [done, setDone] = useState(0);
  const preview = useMutation({
    mutationFn: (file: File) =>
      callApi('POST /admin/customer-import/preview', { body: {}, file }, { toast: false }),
  });
  const run = useMutation({
    mutationFn: async (rows: ImportRow[]) => {
      const answers: AnsweredRow[] = [];
      for (let at = 0; at < rows.length; at += MAX_IMPORT_BATCH) {
        setDone(at);
        const body = { rows: rows.slice(at, at + MAX_IMPORT_BATCH) };
        const answer = await callApi('POST /admin/customer-import', { body }, { toast: false });
        answers.push(...answer.answers);
      }
      return answers;
    },
    onSettled: useRefresh(keys.users),
  });
  return { preview, run, done };
}
