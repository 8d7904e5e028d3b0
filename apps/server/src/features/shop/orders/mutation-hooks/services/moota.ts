// Moota posts an array of mutations with `Signature`: HMAC-SHA256 of the raw body, in hexadecimal, by the
// webhook's secret token. It signs no time, so what makes a replay harmless is that `mutation_id` is
// known. Numbers come as numbers or as text (decision 0198 names the sources).
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
import { hasHexSignature, header } from './signatures.ts';

const mutation = z
  .object({
    mutation_id: lineId,
    account_number: accountNumber,
    date: day,
    description,
    amount: amountSen,
    balance: balanceSen,
    type: direction,
  })
  .transform((line) => ({
    id: line.mutation_id,
    accountNumber: line.account_number,
    day: line.date,
    direction: line.type,
    amountSen: line.amount,
    balanceSen: line.balance,
    description: line.description,
  }));

export const moota: ServiceFormat = {
  isGenuine: (post) => hasHexSignature(post, header(post, 'signature')),
  body: z.array(mutation).max(MOST_LINES),
};
