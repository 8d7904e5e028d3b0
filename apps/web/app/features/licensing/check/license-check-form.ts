import { z } from '@timesync/contract';
import { readLicenseKey } from '~/lib/values/read-license-key';

export const licenseCheckForm = z.object({
  licenseKey: z.string().transform((typed, context) => {
    const read = readLicenseKey(typed);
    if (read.ok) return read.key;
    context.addIssue({ code: 'custom', message: read.sentence });
    return z.NEVER;
  }),
});
