import { useMutation } from '@tanstack/react-query';
import {
  dateOrder as dateOrders,
  hasOneWayOfAmounts,
  type previewBankStatement,
  type RouteOutput,
  type StatementColumns,
  type StatementLayout,
} from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useState } from 'react';
import { Dialog, SelectInput, Skeleton } from '~/components/ui';
import { callApi, messageOf } from '~/lib/api';
import { optionsOf } from '~/lib/values/labels';
import { useStatementPreview } from './mutation-queries';
import { ProofNote } from './proof-note';

type ColumnRole = keyof StatementColumns;

const roles: Record<ColumnRole, string> = {
  date: 'Tanggal',
  description: 'Keterangan',
  credit: 'Uang masuk',
  debit: 'Uang keluar',
  amount: 'Jumlah (satu kolom untuk masuk dan keluar)',
  direction: 'Tanda masuk/keluar (CR/DB, K/D)',
  balance: 'Saldo',
};

const orderLabels: Record<StatementLayout['dateOrder'], string> = {
  'day-first': 'Hari dulu: 31/08/2026 (atau tahun dulu)',
  'month-first': 'Bulan dulu: 08/31/2026',
};

interface StatementFile {
  paymentAccountId: number;
  file: File;
}

interface ColumnsDialogProps extends StatementFile {
  onClose: () => void;
  onSaved: () => void;
}

/** For a bank that we do not know: its columns are shown once and remembered for the account. */
export default function ColumnsDialog({ onClose, onSaved, ...source }: ColumnsDialogProps) {
  const { paymentAccountId } = source;
  const { data: preview, error } = useStatementPreview(source);
  const saving = useMutation({
    mutationFn: (layout: StatementLayout) =>
      callApi('POST /admin/bank-statements/layout', { body: { paymentAccountId, ...layout } }),
    onSuccess: onSaved,
  });
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title="Tunjukkan kolomnya"
      description="Periksa kolom berkas bank ini. Cukup sekali; rekening ini akan mengingatnya."
    >
      {saving.error && (
        <Alert tone="error">{messageOf(saving.error, 'Susunan kolom gagal disimpan.')}</Alert>
      )}
      {error ? (
        <>
          <Alert tone="error">{messageOf(error, 'Berkas tidak terbaca.')}</Alert>
          <Button variant="secondary" className="mt-4" onClick={onClose}>
            Tutup
          </Button>
        </>
      ) : preview ? (
        <ColumnPicker
          preview={preview}
          source={source}
          isSaving={saving.isPending}
          onSave={saving.mutate}
        />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  );
}

type Preview = RouteOutput<typeof previewBankStatement>;

interface ColumnPickerProps {
  preview: Preview;
  source: StatementFile;
  isSaving: boolean;
  onSave: (layout: StatementLayout) => void;
}

function ColumnPicker({ preview, source, isSaving, onSave }: ColumnPickerProps) {
  const { rows, guesses } = preview;
  const [headerRow, setHeaderRow] = useState(() => likeliestHeader(guesses));
  const header = rows[headerRow] ?? [];
  const example = rows[headerRow + 1] ?? [];
  const [columns, setColumns] = useState(guesses[headerRow] ?? {});
  const [order, setOrder] = useState<StatementLayout['dateOrder']>('day-first');
  const [problem, setProblem] = useState<string>();
  const layout = toLayout({ header, dateOrder: order, columns });
  const { data: tried } = useStatementPreview({ ...source, layout });

  const save = () => {
    if (layout) onSave(layout);
    else if (columns.date === undefined || columns.description === undefined) {
      setProblem('Pilih kolom tanggal dan keterangan.');
    } else setProblem('Pilih satu kolom jumlah, atau kolom uang masuk dan uang keluar.');
  };
  const choose = (role: ColumnRole, column: string) => {
    const { [role]: _, ...others } = columns;
    setColumns(column === '' ? others : { ...others, [role]: Number(column) });
  };
  return (
    <div className="space-y-5">
      {problem && !layout && <Alert tone="error">{problem}</Alert>}
      <SelectInput
        label="Baris judul"
        value={headerRow}
        onPick={(row) => {
          setHeaderRow(Number(row));
          setColumns(guesses[Number(row)] ?? {});
        }}
        options={rows.map((cells, n) => ({
          value: n,
          label: `${n + 1}: ${cells.filter(Boolean).join(' · ').slice(0, 80)}`,
        }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(Object.keys(roles) as ColumnRole[]).map((role) => {
          const shown = example[columns[role] ?? -1];
          return (
            <SelectInput
              key={role}
              label={roles[role]}
              hint={shown && `Contoh: ${shown}`}
              value={columns[role] ?? ''}
              onPick={(column) => choose(role, column)}
              empty="Tidak ada"
              options={header.map((cell, n) => ({ value: n, label: cell || `Kolom ${n + 1}` }))}
            />
          );
        })}
        <SelectInput
          label="Urutan tanggal"
          value={order}
          onPick={(picked) => setOrder(dateOrders.parse(picked))}
          options={optionsOf(orderLabels)}
        />
      </div>
      {layout && tried && <ProofNote {...tried} />}
      <Button className="w-full sm:w-auto" isPending={isSaving} onClick={save}>
        Simpan dan baca berkas
      </Button>
    </div>
  );
}

/** The row with the most known words. */
function likeliestHeader(guesses: Preview['guesses']): number {
  const known = guesses.map((guess) => Object.keys(guess).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** Undefined while something is missing. */
function toLayout({
  columns,
  ...others
}: Omit<StatementLayout, 'columns'> & {
  columns: Partial<StatementColumns>;
}): StatementLayout | undefined {
  const { date, description } = columns;
  if (date === undefined || description === undefined) return undefined;
  const whole = { ...columns, date, description };
  return hasOneWayOfAmounts(whole) ? { ...others, columns: whole } : undefined;
}
