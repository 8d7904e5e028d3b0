// Decides about each row from what the shop knows: created, known, or refused with a sentence. The
// preview and the import use the same decision, so the preview is what happens.
import {
  type AnsweredRow,
  addressWithoutEmail,
  type ImportRow,
  importedCaller,
  importedCustomer,
  importedKey,
  type z,
} from '@timesync/contract';
import { isoDay, parseDay } from '../../../../shop/payments/statements/reading/statement-date.ts';

export interface Known {
  /** The date in Jakarta. */
  today: string;
  /** The customers with a number. */
  numbers: Map<string, Array<{ email: string }>>;
  /** The key is the email in lower case. */
  users: Map<string, { id: number; role: string }>;
  /** The owner's id by key or alias, in upper case. */
  owners: Map<string, number>;
  /** A product that is on sale, by init. */
  products: Map<string, { product: string; variant: string }>;
}

type NewCustomer = z.output<typeof importedCustomer>;

export interface NewLicense {
  email: string;
  init: string;
  alias: string;
  product: string;
  variant: string;
  /** `2024-08-31`; undefined where the file does not say it. */
  boughtOn: string | undefined;
}

export function judgeRows(rows: readonly ImportRow[], known: Known) {
  const customers = new Map<string, NewCustomer>();
  const licenses = new Map<string, NewLicense>();
  const answers = rows.map((row): AnsweredRow => {
    const { line } = row;
    const refuse = (sentence: string): AnsweredRow => ({ line, outcome: 'refused', sentence });
    const customer = readCustomer(row);
    if (typeof customer === 'string') return refuse(customer);
    const account = known.users.get(customer.email);
    if (account?.role === 'admin') return refuse('Email ini milik admin.');
    const isNew = !account && !customers.has(customer.email);
    const license = readLicense(row, customer.email);
    if (typeof license === 'string') return refuse(license);
    if (isNew) customers.set(customer.email, customer);
    if (license) licenses.set(license.alias.toUpperCase(), license);
    return { line, ...describe(isNew, license !== undefined) };
  });
  return { answers, customers: [...customers.values()], licenses: [...licenses.values()] };

  /** Or why there is none. Without an email the number tells who it is. */
  function readCustomer(row: ImportRow): NewCustomer | string {
    const hasEmail = row.email.trim() !== '';
    const { data, error } = hasEmail
      ? importedCustomer.safeParse(row)
      : importedCaller
          .transform((caller) => ({ ...caller, email: addressWithoutEmail(caller.whatsapp) }))
          .safeParse(row);
    if (error) return `${error.issues[0]?.message ?? 'Data tidak benar'}.`;
    if (hasEmail) return data;
    const ofFile = [...customers.values()].filter(({ whatsapp }) => whatsapp === data.whatsapp);
    const emails = new Set([
      ...[...(known.numbers.get(data.whatsapp) ?? []), ...ofFile].map(({ email }) => email),
    ]);
    if (emails.size > 1) return 'Nomor ini dipakai beberapa pelanggan. Isi emailnya.';
    return { ...data, email: [...emails][0] ?? data.email };
  }

  /** The licence to create; undefined for none or a known one; a sentence when it cannot be. */
  function readLicense(row: ImportRow, email: string): NewLicense | string | undefined {
    if (row.licenseKey.trim() === '') return undefined;
    const { data: alias, error } = importedKey.safeParse(row.licenseKey);
    if (error) return `${error.issues[0]?.message ?? 'License key tidak benar'}.`;
    const key = alias.toUpperCase();
    const owner = known.owners.get(key);
    const earlier = licenses.get(key);
    if (owner !== undefined || earlier) {
      const isHis =
        owner === undefined ? earlier?.email === email : owner === known.users.get(email)?.id;
      return isHis ? undefined : 'License key ini sudah milik pelanggan lain.';
    }
    const init = row.init.trim().toUpperCase();
    const sold = known.products.get(init);
    if (!sold) return init ? `Init ${init} tidak dijual.` : 'Init wajib diisi untuk license key.';
    const boughtOn = readDay(row.boughtOn, known.today);
    if (boughtOn === null) return 'Tanggal beli tidak terbaca. Tulis seperti 31/08/2024.';
    return { email, init, alias, ...sold, boughtOn };
  }
}

/** Undefined for none, null for what is no day that has been. */
function readDay(text: string, today: string): string | undefined | null {
  if (text.trim() === '') return undefined;
  const day = parseDay(text, 'day-first');
  if (day?.year === undefined) return null;
  const iso = isoDay({ ...day, year: day.year });
  return iso <= today ? iso : null;
}

function describe(
  isNewCustomer: boolean,
  isNewLicense: boolean,
): Pick<AnsweredRow, 'outcome' | 'sentence'> {
  if (isNewCustomer && isNewLicense) {
    return { outcome: 'created', sentence: 'Pelanggan dan lisensi baru.' };
  }
  if (isNewCustomer) return { outcome: 'created', sentence: 'Pelanggan baru.' };
  if (isNewLicense)
    return { outcome: 'created', sentence: 'Lisensi baru untuk pelanggan yang ada.' };
  return { outcome: 'known', sentence: 'Sudah ada.' };
}
