import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts';

interface AdminRow {
  id: number;
  name: string;
  email: string;
  hasSecondFactor: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
}

export async function findAdmins(db: Queryable): Promise<AdminRow[]> {
  const { rows } = await db.execute<Record<keyof AdminRow, never>>(sql`
    select u.id, u.name, u.email, ${hasSecondFactor(sql`u.id`)} as "hasSecondFactor",
      u.created_at as "createdAt",
      (select max(last_seen_at) from sessions where user_id = u.id) as "lastSeenAt"
    from users u where u.role = 'admin' and u.deleted_at is null order by u.id`);
  return rows;
}

/** Locks the admin's row until the end of the transaction; false when he is no longer an admin. */
export async function holdAdmin(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from users where id = ${id} and role = 'admin' and deleted_at is null for share`);
  return rows.length > 0;
}
