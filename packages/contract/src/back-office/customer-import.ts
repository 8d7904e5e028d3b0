// Customers and keys that were sold before this shop, from a CSV file. The file is read and judged
// first; then the browser sends the rows in batches and shows how far it is.
import { SHORTEST_KEY } from '../licensing/read-license-key.ts';
import { email, personName, text } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { MAX_IMPORT_BATCH } from './import-limits.ts';

/** The text as it is written in the file. */
const cell = z.string().max(300, 'Maksimal 300 karakter');
const importRow = z.strictObject({
  /** The line of the file, counted from 1. */
  line: z.number().int().min(1).max(1_000_000),
  name: cell,
  email: cell,
  whatsapp: cell,
  /** An empty init adds the customer without a licence. */
  init: cell,
  licenseKey: cell,
  /** An empty date is today. */
  boughtOn: cell,
});
export type ImportRow = z.infer<typeof importRow>;

/** The customer of a row; its first problem is the answer to the row. */
export const importedCustomer = z.object({ name: personName, email, whatsapp });
/** Whom the old system knew by his number alone (decision 0122). */
export const importedCaller = z.object({ name: personName, whatsapp });
export const importedKey = text({
  min: SHORTEST_KEY,
  max: 60,
  message: 'License key minimal 4 karakter',
});

export const importOutcome = z.enum(['created', 'known', 'refused']);
export type ImportOutcome = z.infer<typeof importOutcome>;

const answeredRow = z.object({
  line: z.number().int(),
  outcome: importOutcome,
  /** What was, or would be, done. */
  sentence: z.string(),
});
export type AnsweredRow = z.infer<typeof answeredRow>;

export const previewImport = defineRoute('POST /admin/customer-import/preview', 'admin', {
  summary: 'What an import of this CSV file (at most 1 MB, 5,000 rows) would do with each row',
  body: z.strictObject({}),
  file: 'file',
  responses: { 200: z.object({ rows: z.array(importRow), answers: z.array(answeredRow) }) },
});

export const importCustomers = defineRoute('POST /admin/customer-import', 'admin', {
  summary: 'Import a batch of rows; a row that is there already changes nothing',
  body: z.strictObject({
    rows: z
      .array(importRow)
      .min(1, 'Tidak ada baris')
      .max(MAX_IMPORT_BATCH, `Maksimal ${MAX_IMPORT_BATCH} baris`),
  }),
  asksAgain: { loss: 'rights', question: 'CUSTOMER_IMPORT' },
  responses: { 200: z.object({ answers: z.array(answeredRow) }) },
});
