import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';
import { paymentAccount, paymentAccountType } from './payment-accounts.ts';

export const managedPaymentAccount = paymentAccount.extend({ active: z.boolean() });
export type ManagedPaymentAccount = z.infer<typeof managedPaymentAccount>;

export const paymentAccountFilters = {
  name: filterText,
  accountNumber: filterText,
  accountName: filterText,
  type: paymentAccountType.optional(),
};

const fields = {
  name: text({ min: 2, max: 100, message: 'Nama minimal 2 karakter' }),
  accountNumber: text({ min: 5, max: 50, message: 'Nomor rekening tidak valid' }),
  accountName: text({ min: 2, max: 100, message: 'Nama akun minimal 2 karakter' }),
  type: z.enum(paymentAccountType.options, 'Jenis akun harus diisi'),
  active: z.boolean(),
  /** For `qris`: the text of the owner's code; null for other types. */
  qrisPayload: text({ max: 1_000, message: 'Kode QRIS belum dibaca' }).nullish(),
  qrisWithAmount: z.boolean().optional(),
};

/** Another number to pay to is how shops are robbed: it needs a recently typed password. */
export const createPaymentAccountBody = z.strictObject(fields);
/** Only the named fields change. */
export const updatePaymentAccountBody = createPaymentAccountBody.partial();

const path = '/admin/payment-accounts';

export const listManagedPaymentAccounts = defineRoute(`GET ${path}`, 'orders', {
  summary: 'All payment accounts',
  query: z.object({ ...pageQuery, ...paymentAccountFilters }),
  responses: { 200: pageOf(managedPaymentAccount) },
});

export const createPaymentAccount = defineRoute(`POST ${path}`, 'admin', {
  summary: 'Add a payment account; asks for the password',
  body: createPaymentAccountBody,
  asksAgain: { loss: 'money', question: 'ACCOUNT_OPENING' },
  responses: { 201: managedPaymentAccount },
});

export const updatePaymentAccount = defineRoute(`PATCH ${path}/:id`, 'admin', {
  summary: 'Change a payment account; what customers pay to, or by, asks for the password',
  body: updatePaymentAccountBody,
  asksAgain: {
    loss: 'money',
    question: 'ACCOUNT_CHANGE',
    when: 'it says another place to pay to, or is switched on',
  },
  responses: { 200: managedPaymentAccount },
});

export const saveQrisPicture = defineRoute(`POST ${path}/:id/qris-picture`, 'admin', {
  summary: "Keep the picture of the owner's QRIS code (JPEG, PNG or WebP); asks for the password",
  body: z.strictObject({}),
  file: 'file',
  asksAgain: { loss: 'money', question: 'ACCOUNT_CHANGE' },
  responses: { 200: managedPaymentAccount },
});

export const deletePaymentAccount = defineRoute(`DELETE ${path}/:id`, 'admin', {
  summary: 'Take a payment account out of every list, with the password; orders keep their copy',
  asksAgain: { loss: 'money', question: 'ACCOUNT_CHANGE' },
});
