import { formatDayMonth, type ManagedPaymentAccount } from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileInput, lazyDialog, ProgressBar, SelectInput } from '~/components/ui';
import { ApiError, messageOf } from '~/lib/api';
import {
  type StatementAnswers,
  type UploadedStatement,
  useStatementPreview,
  useStatementUpload,
} from './mutation-queries';
import { ProofNote } from './proof-note';

const ColumnsDialog = lazyDialog(() => import('./columns-dialog'));

const YEARS_BACK = 3;

interface StatementDropProps {
  accounts: ManagedPaymentAccount[];
  accountId: number;
  onChange: (accountId: number) => void;
  /** The lines of a file are there, and the counts are read again. */
  onRead: () => void;
}

/** Drop the bank's file, or choose it; the account it belongs to is checked by the number in it. */
export function StatementDrop({ accounts, accountId, onChange, onRead }: StatementDropProps) {
  const [file, setFile] = useState<File>();
  const { upload, sent, reading } = useStatementUpload(accountId);
  const refusal = upload.error instanceof ApiError ? upload.error.code : undefined;
  const isUnknown = refusal === 'STATEMENT_LAYOUT_UNKNOWN';
  const isYearUnsure = refusal === 'STATEMENT_YEAR_UNSURE';
  const isOrderUnsure = refusal === 'STATEMENT_ORDER_UNSURE';
  const read = (chosen: File | undefined, answers: StatementAnswers = {}) => {
    if (!chosen || upload.isPending) return;
    setFile(chosen);
    upload.mutate({ file: chosen, ...answers }, { onSuccess: onRead });
  };
  const account = accounts.find(({ id }) => id === accountId);
  return (
    <Card className="mb-6 space-y-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[18rem_1fr] md:items-end">
        <SelectInput
          label="Rekening"
          value={accountId}
          disabled={upload.isPending}
          onPick={(id) => onChange(Number(id))}
          options={accounts.map(({ id, name, accountNumber }) => ({
            value: id,
            label: `${name} ${accountNumber}`,
          }))}
        />
        <FileInput
          types=".csv,.txt,.xlsx,.pdf,text/csv,text/plain,application/pdf"
          isDisabled={upload.isPending}
          onFile={(chosen) => read(chosen)}
        >
          <FileUp aria-hidden className="size-6 shrink-0" />
          Letakkan berkas mutasi (CSV, Excel, PDF) di sini, atau pilih berkas
        </FileInput>
      </div>
      {account?.type === 'qris' && (
        <Alert tone="info">
          Uang QRIS masuk ke rekening sekali sehari dalam satu jumlah, jadi tidak bisa dicocokkan
          lewat mutasi bank. Unggah laporan dari aplikasi merchant, lalu pasangkan satu per satu.
        </Alert>
      )}
      {upload.isPending && (
        <div className="space-y-2">
          <ProgressBar
            done={reading ? reading.readCount / reading.rowCount : sent}
            label="Berkas mutasi"
          />
          <p className="text-center text-ink-muted text-sm">{progressLabel(sent, reading)}</p>
        </div>
      )}
      {upload.error && !isUnknown && !isYearUnsure && !isOrderUnsure && (
        <Alert tone="error">{messageOf(upload.error, 'Berkas gagal dibaca. Coba lagi.')}</Alert>
      )}
      {upload.data && <StatementOutcome statement={upload.data} />}
      {isOrderUnsure && (
        // 08/01 may be 8 January or 1 August: a person says which the bank means.
        <div className="space-y-4">
          <Alert tone="info">
            {messageOf(upload.error, 'Tanggal di berkas ini bisa dibaca dua cara.')}
          </Alert>
          <div className="flex flex-wrap gap-4">
            <Button onClick={() => read(file, { dateOrder: 'day-first' })}>Hari dulu</Button>
            <Button variant="secondary" onClick={() => read(file, { dateOrder: 'month-first' })}>
              Bulan dulu
            </Button>
          </div>
        </div>
      )}
      {isYearUnsure && file && (
        <YearQuestion
          paymentAccountId={accountId}
          file={file}
          dateOrder={upload.variables?.dateOrder}
          onConfirm={(year) => read(file, { ...upload.variables, year })}
        />
      )}
      {isUnknown && file && (
        <ColumnsDialog
          paymentAccountId={accountId}
          file={file}
          onClose={() => upload.reset()}
          onSaved={() => read(file)}
        />
      )}
    </Card>
  );
}

type Reading = ReturnType<typeof useStatementUpload>['reading'];

function progressLabel(sent: number, reading: Reading): string {
  if (sent < 1) return `Mengirim berkas... ${Math.round(sent * 100)}%`;
  if (!reading) return 'Membaca berkas dan memeriksa saldo...';
  const [read, all] = [reading.readCount, reading.rowCount].map((n) => n.toLocaleString('id-ID'));
  return `Menyimpan mutasi... ${read} dari ${all} baris`;
}

function StatementOutcome({ statement }: { statement: UploadedStatement }) {
  const { bank, from, to, addedCount, pendingCount } = statement;
  return (
    <Alert tone={addedCount > 0 ? 'success' : 'info'}>
      <p className="font-semibold">
        Mutasi {bank}, {formatDayMonth(from)} – {formatDayMonth(to)}: {addedSentence(statement)}
      </p>
      <p>{proofSentence(statement)}</p>
      {pendingCount > 0 && (
        <p>{pendingCount} baris belum dibukukan bank (PEND), jadi belum ikut.</p>
      )}
    </Alert>
  );
}

function addedSentence({ rowCount, addedCount, isRepeat }: UploadedStatement): string {
  if (isRepeat && addedCount === 0) return 'berkas ini sudah pernah dibaca, tidak ada yang baru.';
  if (addedCount === 0) return `${rowCount} baris, semuanya sudah ada.`;
  if (addedCount < rowCount) return `${addedCount} baris baru, ${rowCount - addedCount} sudah ada.`;
  return `${addedCount} baris baru.`;
}

function proofSentence({ rowCount, unprovenCount }: UploadedStatement): string {
  if (unprovenCount === 0) return 'Saldo cocok dari baris pertama sampai terakhir.';
  if (unprovenCount === rowCount)
    return 'Berkas ini tanpa saldo, jadi isinya tidak terbukti: periksa satu per satu.';
  return 'Saldo cocok. Hanya baris pertama belum terbukti, karena saldo awal tidak ada di berkas.';
}

type YearQuestionProps = Parameters<typeof useStatementPreview>[0] & {
  onConfirm: (year: number) => void;
};

/** KlikBCA prints day and month only: the year is proposed, and a person says that it is right. */
function YearQuestion({ onConfirm, ...source }: YearQuestionProps) {
  const [chosen, setChosen] = useState<number>();
  const { data } = useStatementPreview({ ...source, year: chosen });
  const thisYear = new Date().getFullYear();
  const year = chosen ?? (Number(data?.proof?.to.slice(0, 4)) || thisYear);
  return (
    <div className="space-y-4">
      <Alert tone="info">Berkas ini tidak menyebut tahun. Pastikan tahunnya dulu.</Alert>
      {data && <ProofNote {...data} />}
      <div className="flex flex-wrap items-end gap-4">
        <SelectInput
          label="Tahun mutasi terakhir"
          value={year}
          onPick={(picked) => setChosen(Number(picked))}
          options={Array.from({ length: YEARS_BACK + 1 }, (_, n) => ({
            value: thisYear - n,
            label: thisYear - n,
          }))}
        />
        <Button disabled={!data?.proof} onClick={() => onConfirm(year)}>
          Ya, tahun {year}
        </Button>
      </div>
    </div>
  );
}
