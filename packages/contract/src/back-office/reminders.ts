// Reminders to customers can be stopped by the link below them: by a button on its page, or by the mail
// program itself, which posts to the same address (RFC 8058).
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const stopReminders = defineRoute('POST /berhenti/:token', 'public', {
  summary: 'No more reminders to the customer whose mail had this link',
  params: z.object({ token: z.string() }),
});
