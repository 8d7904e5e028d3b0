import { isoDate, monthExportPath } from '@timesync/contract';
import { buttonStyle, Field, Input } from '@timesync/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** For the bookkeeper: one account's month, whose sums are those of the bank. */
export function MonthExport({ accountId }: { accountId: number }) {
  const [month, setMonth] = useState(() => isoDate(Date.now()).slice(0, 7));
  const query = new URLSearchParams({ paymentAccountId: String(accountId), month });
  return (
    <div className="mt-6 flex flex-wrap items-end gap-3">
      <Field label="Rekap bulan">
        {(control) => (
          <Input
            {...control}
            type="month"
            value={month}
            required
            onChange={(event) => setMonth(event.target.value)}
          />
        )}
      </Field>
      <a href={`${monthExportPath}?${query}`} download className={buttonStyle('secondary')}>
        <Download aria-hidden className="size-5" />
        Unduh rekap
      </a>
    </div>
  );
}
