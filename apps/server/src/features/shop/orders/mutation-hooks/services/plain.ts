// The format for every other service (docs/mutation-hooks.md), signed by the Standard Webhooks scheme:
// `webhook-id`, `webhook-timestamp` and `webhook-signature` over `id.timestamp.body`.
import { createHmac } from 'node:crypto';
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
import { header, isRecent, isSame, type Post } from './signatures.ts';

export const SECRET_PREFIX = 'whsec_';

const mutation = z.strictObject({
  id: lineId,
  at: day,
  type: direction,
  amount: amountSen,
  balance: balanceSen,
  description,
});

export const plain: ServiceFormat = {
  isGenuine(post) {
    const time = header(post, 'webhook-timestamp');
    const expected = `v1,${signature(post, header(post, 'webhook-id'), time)}`;
    const given = header(post, 'webhook-signature').split(' ').slice(0, 10);
    return isRecent(post, time) && given.some((each) => isSame(each, expected));
  },
  body: z
    .strictObject({
      account_number: accountNumber,
      mutations: z.array(mutation).max(MOST_LINES),
    })
    .transform(({ account_number, mutations }) =>
      mutations.map(({ at, type, amount, balance, ...line }) => ({
        ...line,
        accountNumber: account_number,
        day: at,
        direction: type,
        amountSen: amount,
        balanceSen: balance,
      })),
    ),
};

function signature({ body, secret }: Post, id: string, time: string): string {
  const key = secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    : secret;
  return createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64');
}
