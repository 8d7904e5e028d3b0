// A code that customers pay by must be whole, or their money goes nowhere; and an amount is only put
// into codes that take one.
import {
  type PaymentAccountType,
  QrisError,
  readShopQris,
  withQrisAmount,
} from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';

interface QrisAccount {
  type: PaymentAccountType;
  qrisPayload: string | null;
  qrisWithAmount: boolean;
}

/** The stored values: other accounts have no code, and a code without an amount has no switch. */
export function requireQris({ type, qrisPayload, qrisWithAmount }: QrisAccount) {
  if (type !== 'qris') return { qrisPayload: null, qrisWithAmount: false };
  if (!qrisPayload) throw refusal('Kode QRIS belum dibaca. Pilih gambarnya atau tempel teksnya.');
  try {
    readShopQris(qrisPayload);
    if (qrisWithAmount) withQrisAmount(qrisPayload, 1);
  } catch (error) {
    if (error instanceof QrisError) throw refusal(error.message);
    throw error;
  }
  return { qrisPayload: qrisPayload.trim(), qrisWithAmount };
}

function refusal(message: string): AppError {
  return new AppError('INVALID', { field: 'qrisPayload', message });
}
