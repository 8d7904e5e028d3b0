// Decides about each row from what the shop knows: created, known, or refused with a sentence. The
// preview and the import use the same decision, so the preview is what happens.
import {
  type AnsweredRow,
  type ImportRow,
  importedCustomer,
  importedKey,
} from '@timesync/contract';

export interface Known {
  /** By email in lower case. */
  users: Map<string, { id: number; role: string }>;
  /** Owner's email, by key or alias in upper case. */
  keys: Map<string, string>;
  /** A product that is on sale, by init. */
  products: Map<string, { product: string; variant: string }>;
}

interface NewCustomer {
  name: string;
  email: string;
  whatsapp: string;
}

export interface NewLicense {
  email: string;
  init: string;
  alias: string;
  product: string;
  variant: string;
}

export interface Judgement {
  answers: AnsweredRow[];
  customers: NewCustomer[];
  licenses: NewLicense[];
}

export function judgeRows(rows: readonly ImportRow[], known: Known): Judgement {
  const customers = new Map<string, NewCustomer>();
  const licenses = new Map<string, NewLicense>();
  const answers = rows.map((row): AnsweredRow => {
    const { line } = row;
    const refuse = (sentence: string): AnsweredRow => ({ line, outcome: 'refused', sentence });
    const { data: customer, error } = importedCustomer.safeParse(row);
    if (error) return refuse(`${error.issues[0]?.message ?? 'Data tidak benar'}.`);
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

  /** The licence to create; undefined for none or a known one; a sentence when it cannot be. */
  function readLicense(row: ImportRow, email: string): NewLicense | string | undefined {
    if (row.licenseKey.trim() === '') return undefined;
    const { data: alias, error } = importedKey.safeParse(row.licenseKey);
    if (error) return `${error.issues[0]?.message ?? 'License key tidak benar'}.`;
    const key = alias.toUpperCase();
    const owner = known.keys.get(key) ?? licenses.get(key)?.email;
    if (owner !== undefined) {
      return owner === email ? undefined : 'License key ini sudah milik pelanggan lain.';
    }
    const init = row.init.trim().toUpperCase();
    const sold = known.products.get(init);
    if (!sold) return init ? `Init ${init} tidak dijual.` : 'Init wajib diisi untuk license key.';
    return { email, init, alias, ...sold };
  }
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
