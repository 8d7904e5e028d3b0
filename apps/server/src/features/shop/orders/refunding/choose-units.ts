// Which units of an order go back, and how much money that is. Of a line with licences the admin
// names the licences; of any other it does not matter which units they are.
import { productLabel, type RefundedUnits } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';

export interface RefundableLine {
  id: number;
  productName: string;
  variantName: string | null;
  qty: number;
  price: number;
  requiresLicense: boolean;
  isShipped: boolean;
  /** The units that can still go back. */
  units: Array<{ unitIndex: number; licenseId: number | null }>;
}

export interface ChosenUnits {
  /** The chosen units of each line; lines without any are left out. */
  lines: Array<{ line: RefundableLine; unitIndexes: number[] }>;
  amount: number;
  /** Nothing of the order would be left. */
  isEverything: boolean;
}

const BOX =
  'Box belum bisa dikembalikan satu per satu. Pilih unit lain, atau kembalikan seluruh pesanan.';

export function chooseUnits(lines: RefundableLine[], wanted: RefundedUnits[]): ChosenUnits {
  const chosen = lines.flatMap((line) => {
    const unitIndexes = wanted
      .filter(({ detailId }) => detailId === line.id)
      .flatMap((units) => unitsOf(line, units));
    return unitIndexes.length > 0 ? [{ line, unitIndexes: requireDifferent(unitIndexes) }] : [];
  });
  if (wanted.some(({ detailId }) => lines.every(({ id }) => id !== detailId))) throw foreign();
  const left = lines.reduce((sum, { units }) => sum + units.length, 0);
  const count = chosen.reduce((sum, { unitIndexes }) => sum + unitIndexes.length, 0);
  const isEverything = count === left;
  if (!isEverything && chosen.some(({ line }) => line.isShipped)) throw invalid(BOX);
  const amount = chosen.reduce((sum, { line, unitIndexes }) => {
    return sum + line.price * unitIndexes.length;
  }, 0);
  return { lines: chosen, amount, isEverything };
}

function unitsOf(line: RefundableLine, { licenseIds, qty }: RefundedUnits): number[] {
  const name = productLabel(line.productName, line.variantName);
  if (line.requiresLicense) {
    if (!licenseIds) throw invalid(`Pilih lisensi ${name} yang dikembalikan.`);
    return licenseIds.map((licenseId) => {
      const unit = line.units.find((each) => each.licenseId === licenseId);
      if (!unit) throw gone();
      return unit.unitIndex;
    });
  }
  if (!qty) throw invalid(`Isi jumlah ${name} yang dikembalikan.`);
  if (qty > line.units.length) throw gone();
  return line.units.slice(0, qty).map(({ unitIndex }) => unitIndex);
}

/** The same line or licence named twice would count its money twice. */
function requireDifferent(unitIndexes: number[]): number[] {
  if (new Set(unitIndexes).size < unitIndexes.length)
    throw invalid('Unit yang sama dipilih dua kali.');
  return unitIndexes;
}

const invalid = (message: string) => new AppError('INVALID', { field: 'units', message });
const foreign = () => invalid('Unit itu bukan bagian dari pesanan ini.');
const gone = () =>
  new AppError('ORDER_STATE', {
    message: 'Unit itu sudah dikembalikan atau bukan bagian dari pesanan ini. Muat ulang halaman.',
  });
