import type { DateOrder } from '@timesync/contract';
import { Alert, Button, Field } from '@timesync/ui';
import { useState } from 'react';
import { Select } from '~/components/ui/inputs/select';
import { ProofNote } from './columns/proof-note';
import { useStatementPreview } from './columns/statement-preview';

const YEARS_BACK = 3;

interface YearQuestionProps {
  paymentAccountId: number;
  file: File;
  /** The answer that was given before. */
  dateOrder: DateOrder | undefined;
  onConfirm: (year: number) => void;
}

/** KlikBCA prints day and month only: the year is proposed, and a person says that it is right. */
export function YearQuestion({ onConfirm, ...source }: YearQuestionProps) {
  const [chosen, setChosen] = useState<number>();
  const { data } = useStatementPreview({ ...source, year: chosen });
  const proposed = Number(data?.proof?.to.slice(0, 4)) || new Date().getFullYear();
  const year = chosen ?? proposed;
  const thisYear = new Date().getFullYear();
  return (
    <div className="space-y-4">
      <Alert tone="info">Berkas ini tidak menyebut tahun. Pastikan tahunnya dulu.</Alert>
      {data && <ProofNote proof={data.proof} problem={data.problem} />}
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Tahun mutasi terakhir">
          {(control) => (
            <Select
              {...control}
              value={year}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {Array.from({ length: YEARS_BACK + 1 }, (_, n) => thisYear - n).map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button disabled={!data?.proof} onClick={() => onConfirm(year)}>
          Ya, tahun {year}
        </Button>
      </div>
    </div>
  );
}
