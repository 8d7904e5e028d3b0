// Mutasibank posts the mutations of one account with `X-Mutasibank-Signature`, HMAC-SHA256 of the raw body
// in hexadecimal, and `X-Mutasibank-Timestamp`, which the signature does not cover: an old post is
// refused, and one with a new time adds nothing, because its ids are known (decision 0198).
import { z } from 'zod';
import {
  accountNumber,
  amountSen,
  balanceSen,
  day,
  description,
  direction,
  lineId,
  MOST_LINES,
} from './reported-line.ts';
import type { ServiceFormat } from './service-format.ts';
import { hasHexSignature, header, isRecent } from './signatures.ts';

const mutation = z.object({
  id: lineId,
  transaction_date: day,
  description,
  type: direction,
  amount: amountSen,
  balance: balanceSen,
});

export const mutasibank: ServiceFormat = {
  isGenuine: (post) =>
    isRecent(post, header(post, 'x-mutasibank-timestamp')) &&
    hasHexSignature(post, header(post, 'x-mutasibank-signature')),
  // `api_key`, the owner's token at the service, is not read.
  body: z
    .object({ account_number: accountNumber, data_mutasi: z.array(mutation).max(MOST_LINES) })
    .transform(({ account_number, data_mutasi }) =>
      data_mutasi.map((line) => ({
        id: line.id,
        accountNumber: account_number,
        day: line.transaction_date,
        direction: line.type,
        amountSen: line.amount,
        balanceSen: line.balance,
        description: line.description,
      })),
    ),
};
