// Separate from phone.ts, which the public pages use without zod.
import { normalizePhone } from './phone.ts';
import { text } from './text.ts';

/** The specification's minimum of ten characters comes first, then the shape of the number. */
export const whatsapp = text({ min: 10, max: 32, message: 'Nomor WA terlalu pendek' }).transform(
  (value, context) => {
    const normalized = normalizePhone(value);
    if (normalized) return normalized;
    context.addIssue({
      code: 'custom',
      message: 'Nomor WA tidak valid, contoh: 081234567890',
    });
    return value;
  },
);
