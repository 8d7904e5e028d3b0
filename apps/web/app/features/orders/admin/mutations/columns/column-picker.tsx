import {
  dateOrder as dateOrders,
  hasOneWayOfAmounts,
  type StatementColumns,
  type StatementLayout,
} from '@timesync/contract';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { Field } from '~/components/ui/inputs/field';
import { Select } from '~/components/ui/inputs/select';
import { type ColumnRole, guessColumns, guessHeaderRow } from './guess-columns';

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
  'day-first': 'Hari dulu: 31/08/2026',
  'month-first': 'Bulan dulu: 08/31/2026',
  'year-first': 'Tahun dulu: 2026-08-31',
};

interface ColumnPickerProps {
  rows: string[][];
  onSave: (layout: Omit<StatementLayout, 'separator'>) => Promise<void>;
}

export function ColumnPicker({ rows, onSave }: ColumnPickerProps) {
  const [headerRow, setHeaderRow] = useState(() => guessHeaderRow(rows));
  const header = rows[headerRow] ?? [];
  const [columns, setColumns] = useState(() => guessColumns(header));
  const [order, setOrder] = useState<StatementLayout['dateOrder']>('day-first');
  const [problem, setProblem] = useState<string>();

  const save = () => {
    const { date, description } = columns;
    if (date === undefined || description === undefined) {
      setProblem('Pilih kolom tanggal dan keterangan.');
    } else if (!hasOneWayOfAmounts({ ...columns, date, description })) {
      setProblem('Pilih satu kolom jumlah, atau kolom uang masuk dan uang keluar.');
    } else void onSave({ dateOrder: order, header, columns: { ...columns, date, description } });
  };
  return (
    <div className="space-y-5">
      {problem && <Alert tone="error">{problem}</Alert>}
      <Field label="Baris judul">
        {(control) => (
          <Select
            {...control}
            value={headerRow}
            onChange={(event) => {
              const next = Number(event.target.value);
              setHeaderRow(next);
              setColumns(guessColumns(rows[next] ?? []));
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
      <Button className="w-full sm:w-auto" onClick={save}>
        Simpan dan baca berkas
      </Button>
    </div>
  );
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
