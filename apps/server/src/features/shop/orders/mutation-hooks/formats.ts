// How services post what they see on an account (decision 0198 names the sources). Sizes and words come
// from outside: whatever cannot be read with certainty refuses the post, because a wrong guess is money.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isoDate, type MutationService, text } from '@timesync/contract';
import { z } from 'zod';
import { signWebhook } from '../../../../platform/webhooks/sign-webhook.ts';
import {
  type CellAmount,
  type Direction,
  parseAmount,
  parseBalanceSen,
  parseDirection,
} from '../../payments/statements/reading/statement-amount.ts';

export interface ReportedLine {
  /** The service's own: the same line twice is one line. */
  id: string;
  accountNumber: string;
  day: string;
  direction: Direction;
  amountSen: number;
  balanceSen: number | null;
  description: string;
}

export interface Post {
  headers: IncomingHttpHeaders;
  /** The very bytes: a signature of what was parsed and written again would be another one. */
  body: Buffer;
  secret: string;
  now: Date;
}

interface ServiceFormat {
  /** Signed with the account's secret, and not long ago where the service says when. */
  isGenuine: (post: Post) => boolean;
  body: z.ZodType<ReportedLine[], unknown>;
}

/** A service posts a few lines; one that sends its whole day again posts some hundreds. */
const MOST_LINES = 2_000;
const MAX_SEN = 100_000_000_000_000;
/** A post that is older, or from the future, is a replay or a wrong clock. */
const TOLERANCE_SECONDS = 5 * 60;

/** Services write the same field as a number or as a text. */
const textOrNumber = z.union([z.string(), z.number()]);
/** Larger numbers have lost their last digits when they are read: two ids would be one. */
const shortText = (max: number) =>
  z.union([z.string(), z.int()]).transform(String).pipe(text({ max }));
const [lineId, accountNumber] = [shortText(100), shortText(50)];

/** Reads a value, or refuses the post. */
const readBy = <Value, Read>(type: z.ZodType<Value>, message: string, read: ReadBy<Value, Read>) =>
  type.transform((value, { addIssue }) => {
    const found = read(value);
    if (found !== undefined) return found;
    addIssue({ code: 'custom', message });
    return z.NEVER;
  });
type ReadBy<Value, Read> = (value: Value) => Read | undefined;

/** Rupiah as a number (150123, 150123.5) or as people and banks write it ("150.123", "150123.00"). */
function amountOf(rupiah: string | number): CellAmount | undefined {
  if (typeof rupiah === 'string') return parseAmount(rupiah);
  const sen = senOf(rupiah);
  return sen === undefined ? undefined : { sen, direction: undefined };
}

function senOf(rupiah: number): number | undefined {
  const sen = Math.round(rupiah * 100);
  return Number.isSafeInteger(sen) && Math.abs(rupiah * 100 - sen) < 1e-3 ? sen : undefined;
}

const balanceOf = (rupiah: string | number) =>
  typeof rupiah === 'string' ? parseBalanceSen(rupiah) : senOf(rupiah);

const LOCAL = /^(\d{4}-\d\d-\d\d)([ T]\d\d:\d\d(:\d\d)?)?$/;

/**
 * `2026-11-19 14:30:00` is Jakarta's time; a moment with its zone is put into Jakarta's day. Of this
 * century: around others there are days that no database stores.
 */
const day = readBy(z.string(), 'Tanggal tidak dapat dibaca', (said) => {
  const local = LOCAL.exec(said.trim())?.[1];
  const moment = z.iso.datetime({ offset: true }).safeParse(said).data;
  const found = local ?? (moment && isoDate(new Date(moment)));
  return found?.startsWith('20') ? z.iso.date().safeParse(found).data : undefined;
});

const UNREADABLE = 'Jumlah tidak dapat dibaca';

/** The fields that have the same name in every format. */
const reported = {
  type: readBy(z.string(), 'Jenis mutasi tidak dikenal', parseDirection),
  amount: readBy(textOrNumber, UNREADABLE, (rupiah) => {
    const amount = amountOf(rupiah);
    return amount && amount.sen > 0 && amount.sen <= MAX_SEN ? amount : undefined;
  }),
  /** Some send 0 or nothing where they do not know it; it only helps to tell lines apart. */
  balance: textOrNumber.nullish().transform((balance) => balanceOf(balance ?? 0) || null),
  description: z
    .string()
    .nullish()
    // Cut here or by the service, a text may end with half a letter, which no database stores.
    .transform((said) => (said ?? '').replaceAll('\u0000', '').slice(0, 500).toWellFormed()),
};
type Reported = z.infer<z.ZodObject<typeof reported>>;

/** An amount with a minus, brackets or a mark may contradict the line's type. */
const isOneDirection = ({ type, amount }: Reported) => (amount.direction ?? type) === type;
const several = <Line extends Reported>(line: z.ZodType<Line>) =>
  z.array(line.refine(isOneDirection, { message: UNREADABLE, path: ['amount'] })).max(MOST_LINES);

const lineOf = (
  { type, amount, balance, description }: Reported,
  id: string,
  account: string,
  at: string,
): ReportedLine => ({
  ...{ id, accountNumber: account, day: at, direction: type },
  ...{ amountSen: amount.sen, balanceSen: balance, description },
});

export const serviceFormats: Record<MutationService, ServiceFormat> = {
  // It signs no time, so what makes a replay harmless is that `mutation_id` is known.
  moota: {
    isGenuine: (post) => hasHexSignature(post, 'signature'),
    body: several(
      z.object({ ...reported, mutation_id: lineId, account_number: accountNumber, date: day }),
    ).transform((lines) =>
      lines.map((line) => lineOf(line, line.mutation_id, line.account_number, line.date)),
    ),
  },
  // The signature does not cover the time: an old post with a new time adds nothing by its ids.
  mutasibank: {
    isGenuine: (post) =>
      isRecent(post, header(post, 'x-mutasibank-timestamp')) &&
      hasHexSignature(post, 'x-mutasibank-signature'),
    // `api_key`, the owner's token at the service, is not read.
    body: z
      .object({
        account_number: accountNumber,
        data_mutasi: several(z.object({ ...reported, id: lineId, transaction_date: day })),
      })
      .transform(({ account_number, data_mutasi }) =>
        data_mutasi.map((line) => lineOf(line, line.id, account_number, line.transaction_date)),
      ),
  },
  // For every other service (docs/mutation-hooks.md), signed by the Standard Webhooks scheme.
  other: {
    isGenuine(post) {
      const [id, time] = [header(post, 'webhook-id'), header(post, 'webhook-timestamp')];
      if (!isRecent(post, time)) return false;
      const sent = { id, sentAt: new Date(Number(time) * 1000), body: post.body.toString() };
      const expected = signWebhook(post.secret, sent)['webhook-signature'];
      const given = header(post, 'webhook-signature').split(' ').slice(0, 10);
      return given.some((each) => isSame(each, expected));
    },
    body: z
      .strictObject({
        account_number: accountNumber,
        mutations: several(z.strictObject({ ...reported, id: lineId, at: day })),
      })
      .transform(({ account_number, mutations }) =>
        mutations.map((line) => lineOf(line, line.id, account_number, line.at)),
      ),
  },
};

function header({ headers }: Post, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : '';
}

function isRecent({ now }: Post, seconds: string): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
}

function hasHexSignature(post: Post, name: string): boolean {
  const expected = createHmac('sha256', post.secret).update(post.body).digest('hex');
  return isSame(header(post, name).toLowerCase(), expected);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
