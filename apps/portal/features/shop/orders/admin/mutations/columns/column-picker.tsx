import {
  dateOrder as dateOrders,
  hasOneWayOfAmounts,
  type previewBankStatement,
  type RouteOutput,
  type StatementColumns,
  type StatementLayout,
} from '@timesync/contract';
import { Alert, Button, Field } from '@timesync/ui';
import { useState } from 'react';
import { Select } from '~/components/ui/inputs/select';
import { ProofNote } from './proof-note';
import { useStatementPreview } from './statement-preview';

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

type Preview = RouteOutput<typeof previewBankStatement>;

interface ColumnPickerProps {
  preview: Preview;
  source: { paymentAccountId: number; file: File };
  isSaving: boolean;
  onSave: (layout: StatementLayout) => void;
}

export function ColumnPicker(props: ColumnPickerProps) {
  const { preview, source, isSaving, onSave } = props;
  const { rows, guesses } = preview;
  const [headerRow, setHeaderRow] = useState(() => likeliestHeader(guesses));
  const header = rows[headerRow] ?? [];
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
  return (
    <div className="space-y-5">
      {problem && !layout && <Alert tone="error">{problem}</Alert>}
      <Field label="Baris judul">
        {(control) => (
          <Select
            {...control}
            value={headerRow}
            onChange={(event) => {
              const next = Number(event.target.value);
              setHeaderRow(next);
              setColumns(guesses[next] ?? {});
            }}
          >
            {rows.map((cells, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <option key={n} value={n}>
                {n + 1}: {cells.filter(Boolean).join(' · ').slice(0, 80)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(Object.keys(roles) as ColumnRole[]).map((role) => (
          <RoleField
            key={role}
            role={role}
            header={header}
            example={rows[headerRow + 1] ?? []}
            column={columns[role]}
            onChange={(column) => setColumns(withColumn(columns, role, column))}
          />
        ))}
        <Field label="Urutan tanggal">
          {(control) => (
            <Select
              {...control}
              value={order}
              onChange={(event) => setOrder(dateOrders.parse(event.target.value))}
            >
              {dateOrders.options.map((each) => (
                <option key={each} value={each}>
                  {orderLabels[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {layout && tried && <ProofNote proof={tried.proof} problem={tried.problem} />}
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

function withColumn(
  columns: Partial<StatementColumns>,
  role: ColumnRole,
  column: number | undefined,
): Partial<StatementColumns> {
  const { [role]: _, ...others } = columns;
  return column === undefined ? others : { ...others, [role]: column };
}

interface RoleFieldProps {
  role: ColumnRole;
  header: string[];
  example: string[];
  column: number | undefined;
  onChange: (column: number | undefined) => void;
}

function RoleField({ role, header, example, column, onChange }: RoleFieldProps) {
  const shown = column === undefined ? undefined : example[column];
  return (
    <Field label={roles[role]} hint={shown && `Contoh: ${shown}`}>
      {(control) => (
        <Select
          {...control}
          value={column ?? ''}
          onChange={({ target: { value } }) => onChange(value === '' ? undefined : Number(value))}
        >
          <option value="">Tidak ada</option>
          {header.map((cell, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns may have the same name, or none
            <option key={n} value={n}>
              {cell || `Kolom ${n + 1}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
