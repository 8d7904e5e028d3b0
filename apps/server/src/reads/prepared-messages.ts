import { sql } from 'drizzle-orm';
import { notices } from '../features/office/notices/notices.schema.ts';
import { users } from '../features/people/accounts/accounts.schema.ts';
import type { Row } from '../platform/db/rows.ts';
import type { ListSource } from '../platform/lists/list-page.ts';

const readers = {
  id: notices.id,
  name: users.name,
  whatsapp: users.whatsapp,
  text: String,
  createdAt: notices.createdAt,
  reason: notices.failure,
};
export type PreparedRow = Row<typeof readers>;

/** Only for customers who still agree, with their present number. */
export function preparedMessages(): ListSource {
  return {
    from: sql`notices n join users u on u.id = n.user_id`,
    id: sql`n.id`,
    where: sql`n.state = 'by hand' and u.whatsapp_consent_at is not null and u.deleted_at is null`,
    columns: sql`n.id, u.name, u.whatsapp, n.mail->>'text' as text,
      n.created_at as "createdAt", n.failure as reason`,
    readers,
    oldestFirst: true,
  };
}
