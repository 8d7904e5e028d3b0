import { z } from 'zod';
import { readLicenseKey } from './read-license-key';

/** The field of a form. */
export const typedLicenseKey = z.string().transform((typed, context) => {
  const read = readLicenseKey(typed);
  if (read.ok) return read.key;
  context.addIssue({ code: 'custom', message: read.sentence });
  return z.NEVER;
});
