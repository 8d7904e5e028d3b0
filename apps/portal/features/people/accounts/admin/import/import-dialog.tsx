import type { AnsweredRow } from '@timesync/contract';
import { Alert, Button, buttonStyle } from '@timesync/ui';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { ProgressBar } from '~/components/ui/feedback/progress-bar';
import { Dialog } from '~/components/ui/overlays/dialog';
import { isAbandoned, messageOf } from '~/lib/api/api-error';
import { ImportAnswers } from './import-answers';
import { useImport } from './use-import';

/** Customers and keys from a CSV file: first what would happen, then the import itself. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
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
            <label
              className={buttonStyle(
                'secondary',
                'regular',
                'has-focus-visible:outline-3 has-focus-visible:outline-gold',
              )}
            >
              {preview.variables?.name ?? 'Pilih berkas CSV'}
              <input
                type="file"
                accept=".csv,text/csv"
                aria-label="Berkas CSV"
                aria-describedby={hintId}
                disabled={preview.isPending}
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) preview.mutate(file);
                }}
              />
            </label>
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
