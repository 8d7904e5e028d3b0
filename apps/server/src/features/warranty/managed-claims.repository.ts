import type { ClaimStatus, ManagedClaim } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { allOf } from '../../platform/lists/contains.ts';
import type { ListSource } from '../../platform/lists/list-page.ts';
import { type ClaimRow, claimFields } from './boxes.repository.ts';

export interface ManagedClaimRow
  extends Pick<ManagedClaim, 'owner' | 'product' | 'variant' | 'serial' | 'warrantyUntil'>,
    Record<string, unknown> {
  claim: ClaimRow;
  order: { id: number; invoiceNumber: string; paidAt: string | null };
  licenseId: number | null;
  mosqueId: number | null;
  earlier: ManagedClaim['earlier'];
}

export function claimsMatching({
  id,
  status,
}: {
  id?: number;
  status?: ClaimStatus | undefined;
}): ListSource {
  return {
    from: sql`warranty_claims c`,
    id: sql`c.id`,
    where: allOf(
      id === undefined ? undefined : sql`c.id = ${id}`,
      status ? sql`c.status = ${status}` : undefined,
    ),
    columns: sql`json_build_object(${claimFields}) as claim,
      json_build_object('id', u.id, 'name', u.name, 'email', u.email) as owner,
      line.product_name as product, line.variant_name as variant, box.serial,
      box.warranty_until::text as "warrantyUntil", box.license_id as "licenseId",
      o.mosque_id as "mosqueId",
      json_build_object('id', o.id, 'invoiceNumber', o.invoice_number, 'paidAt', o.paid_at) as "order",
      coalesce((select json_agg(json_build_object('id', e.id, 'status', e.status,
          'decisionNote', e.decision_note, 'decidedAt', e.decided_at) order by e.id desc)
        from warranty_claims e where e.box_unit_id = c.box_unit_id and e.id < c.id), '[]') as earlier`,
    joins: sql`join box_units box on box.id = c.box_unit_id
      join order_lines line on line.id = box.order_line_id join orders o on o.id = line.order_id
      join users u on u.id = c.user_id`,
    oldestFirst: status === 'open' || status === 'asked',
  };
}
