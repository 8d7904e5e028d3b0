import type { ManagedPaymentAccount } from '@timesync/contract';
import { Alert, Card, classNames, Field } from '@timesync/ui';
import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Select } from '~/components/ui/inputs/select';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { ApiError, messageOf } from '~/lib/api/api-error';
import { OrderQuestion } from './order-question';
import { StatementOutcome } from './statement-outcome';
import { StatementProgress } from './statement-progress';
import { type StatementAnswers, useStatementUpload } from './use-statement-upload';
import { YearQuestion } from './year-question';

const ColumnsDialog = lazyDialog(
  async () => (await import('./columns/columns-dialog')).ColumnsDialog,
);

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
        <Field label="Rekening">
          {(control) => (
            <Select
              {...control}
              value={accountId}
              disabled={upload.isPending}
              onChange={(event) => onChange(Number(event.target.value))}
            >
              {accounts.map(({ id, name, accountNumber }) => (
                <option key={id} value={id}>
                  {name} {accountNumber}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DropArea isDisabled={upload.isPending} onFile={read} />
      </div>
      {account?.type === 'qris' && (
        <Alert tone="info">
          Uang QRIS masuk ke rekening sekali sehari dalam satu jumlah, jadi tidak bisa dicocokkan
          lewat mutasi bank. Unggah laporan dari aplikasi merchant, lalu pasangkan satu per satu.
        </Alert>
      )}
      {upload.isPending && <StatementProgress sent={sent} reading={reading} />}
      {upload.error && !isUnknown && !isYearUnsure && !isOrderUnsure && (
        <Alert tone="error">{messageOf(upload.error, 'Berkas gagal dibaca. Coba lagi.')}</Alert>
      )}
      {upload.data && <StatementOutcome statement={upload.data} />}
      {isOrderUnsure && (
        <OrderQuestion
          sentence={messageOf(upload.error, 'Tanggal di berkas ini bisa dibaca dua cara.')}
          onConfirm={(dateOrder) => read(file, { dateOrder })}
        />
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

interface DropAreaProps {
  isDisabled: boolean;
  onFile: (file: File | undefined) => void;
}

function DropArea({ isDisabled, onFile }: DropAreaProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,.xlsx,.pdf,text/csv,text/plain,application/pdf"
        disabled={isDisabled}
        className="peer sr-only"
        onChange={({ currentTarget: input }) => {
          onFile(input.files?.[0]);
          // Otherwise choosing the same file once more would change nothing.
          input.value = '';
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'flex min-h-12 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-dashed px-4 py-3 text-center font-semibold text-brand-text text-sm peer-disabled:cursor-default peer-disabled:opacity-55 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          isOver ? 'border-brand bg-sunken' : 'border-line-strong bg-surface hover:bg-sunken',
        )}
      >
        <FileUp aria-hidden className="size-6 shrink-0" />
        Letakkan berkas mutasi (CSV, Excel, PDF) di sini, atau pilih berkas
      </label>
    </div>
  );
}
