import { sql } from 'drizzle-orm';
import type { ListSource } from '../platform/lists/list-page.ts';

export type PreparedRow = {
  id: number;
  name: string;
  whatsapp: string;
  text: string;
  createdAt: Date | string;
  reason: string | null;
};

/** Only for customers who still agree, with their present number. */
export function preparedMessages(): ListSource {
  return {
    from: sql`notices n join users u on u.id = n.user_id`,
    id: sql`n.id`,
    where: sql`n.state = 'by hand' and u.whatsapp_consent_at is not null and u.deleted_at is null`,
    columns: sql`n.id, u.name, u.whatsapp, n.mail->>'text' as text,
      n.created_at as "createdAt", n.failure as reason`,
    oldestFirst: true,
  };
}
