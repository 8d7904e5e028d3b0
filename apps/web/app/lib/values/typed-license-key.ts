// A typing error is shown on the spot, with the server's sentence, and costs no attempt.
import { errorCatalogue, type LicenseKeyProblem, parseLicenseKey } from '@timesync/contract';
import { z } from 'zod';

const sentences: Record<LicenseKeyProblem, string> = {
  format: errorCatalogue.LICENSE_KEY_FORMAT.message,
  checksum: errorCatalogue.LICENSE_KEY_CHECKSUM.message,
};

/** What a person typed becomes the key's one spelling. */
export const typedLicenseKey = z.string().transform((typed, context) => {
  const parsed = parseLicenseKey(typed);
  if (parsed.ok) return parsed.key;
  context.addIssue({
    code: 'custom',
    message: typed.trim() ? sentences[parsed.problem] : 'License key wajib diisi',
  });
  return z.NEVER;
});
