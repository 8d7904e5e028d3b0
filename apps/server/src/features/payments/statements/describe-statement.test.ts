import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeStatement } from './describe-statement.ts';
import { readGrids, topOf } from './reading/files/read-grids.ts';
import { readStatement } from './reading/read-statement.ts';
import { StatementError } from './reading/statement-error.ts';

const golden = (bank: string) =>
  readFileSync(join(import.meta.dirname, 'reading/golden', `${bank}.csv`));
const options = { today: '2026-11-17', fileName: '', confirmedYear: undefined };

test('shows the shape of a file and none of its content', async () => {
  const grids = await readGrids(golden('klikbca-personal'));
  const shown = describeStatement({ top: topOf(grids), outcome: readStatement(grids, options) });
  expect(shown).toContain('No. Rekening | = | 9999999999');
  expect(shown).toContain(
    'Tanggal | Keterangan | Cabang | Jumlah |  | Saldo'.replace('Cabang', 'xxxxxx'),
  );
  expect(shown).toContain('| 999999.99 | CR | 99999999.99');
  expect(shown).toContain('8 rows, 8 proven by their balance, 1 pending, no year in the file.');
  expect(shown).not.toMatch(/AHMAD|IKHLAS|TIMESYNC|[1-8]{3}/);
});

test('a refusal keeps its row and blackens its amounts', () => {
  const outcome = new StatementError('saldo tidak cocok: Rp 10.250', 12);
  expect(describeStatement({ top: [], outcome })).toContain(
    'Baris 12: saldo tidak cocok: Rp 99.999',
  );
});

test('a word of a header keeps nothing that is written beside it', () => {
  const top = [
    ['No. Rekening : 0123456789', 'Saldo: 10.250.000', 'Jumlah 249.137,00', 'Debit 5.000'],
    ['Saldo (AHMAD FAUZI 1234)', 'Tanggal / AHMAD FAUZI', 'Nominal (IDR)', 'Saldo (AHMAD'],
  ];
  const outcome = new StatementError('jumlah "AHMAD "FAUZI" 12" tidak terbaca (IKHLAS / 7)', 3);
  const shown = describeStatement({ top, outcome });
  expect(shown).not.toMatch(/AHMAD|FAUZI|IKHLAS|[1-8]\d|\d[1-8]/);
  expect(shown).toContain('No. Rekening : 9999999999 | Saldo: 99.999.999 | Jumlah 999.999,99');
  expect(shown).toContain('Tanggal / xxxxx xxxxx | Nominal (IDR)');
  expect(shown).toContain('Baris 3: jumlah "xxxxx "xxxxx" 99" tidak terbaca (xxxxxx / 9)');
});
