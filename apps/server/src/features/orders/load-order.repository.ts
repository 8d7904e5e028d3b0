import type {
  MosqueRole,
  OrderEvent,
  OrderStatus,
  PaymentEvidence,
  RejectionReason,
  ShippingAddress,
  WrittenBillTo,
} from '@timesync/contract';
import { runNamed } from '../../platform/db/named-query.ts';
import type { Queryable } from '../../platform/db/types.ts';

/** An order with everything a person may see of it, in one statement. */
export interface LoadedOrder {
  id: number;
  userId: number;
  /** With the role of the customer who asks; null without one. */
  mosque: (WrittenBillTo & { id: number; role: MosqueRole | null }) | null;
  invoiceNumber: string;
  status: OrderStatus;
  totalAmount: number;
  shippingAmount: number;
  awaitsShippingCost: boolean;
  shippingAddress: ShippingAddress | null;
  uniqueCode: number;
  payableAmount: number;
  receivedAmount: number;
  refundedAmount: number;
  evidence: PaymentEvidence[];
  termsVersion: string | null;
  createdAt: Date;
  expiresAt: Date;
  proofSentAt: Date | null;
  waitingSince: Date;
  paidAt: Date | null;
  proofVersion: number;
  proofId: string | null;
  rejectionCode: RejectionReason | null;
  rejectionReason: string | null;
  paymentAccount: { name: string; accountNumber: string; accountName: string } | null;
  user: { id: number; name: string; email: string; whatsapp: string; wantsWhatsapp: boolean };
  /** Who pays, as the documents say. */
  billTo: WrittenBillTo;
  /** The valid kwitansi. */
  receipt: LoadedReceipt | null;
  /** Another order that the picture of the newest proof was sent for. */
  reusedFrom: { id: number; invoiceNumber: string; isExact: boolean } | null;
  lines: LoadedLine[];
  events: Array<Omit<OrderEvent, 'action'> & { action: string }>;
}

export interface LoadedReceipt {
  id: number;
  number: string;
  /** In the address that its QR leads to. */
  code: string;
  amount: number;
  issuedAt: string;
  replaces: string | null;
  billTo: WrittenBillTo;
}

export interface LoadedLine {
  id: number;
  productName: string;
  variantName: string | null;
  fileUrl: string | null;
  requiresLicense: boolean;
  isShipped: boolean;
  qty: number;
  price: number;
  /** Units that were refunded alone; their licences are not in the list. */
  refundedQty: number;
  licenses: Array<{ id: number; licenseKey: string; used: boolean }>;
}

/** With `userId` only an order that this customer owns, alone or with his mosque. */
export async function findOrder(
  db: Queryable,
  id: number,
  userId: number | undefined,
): Promise<LoadedOrder | undefined> {
  const [row] = await runNamed<Payer & LoadedOrder>(db, loadStatement, [id, userId ?? null]);
  return (
    row && {
      ...row,
      billTo: payerOf(row),
      totalAmount: Number(row.totalAmount),
      shippingAmount: Number(row.shippingAmount),
      payableAmount: Number(row.payableAmount),
      receivedAmount: Number(row.receivedAmount),
      refundedAmount: Number(row.refundedAmount),
    }
  );
}

interface Payer extends Pick<LoadedOrder, 'mosque' | 'receipt' | 'user'> {
  /** Whom the buyer named. */
  named: WrittenBillTo | null;
}

/** A kwitansi keeps the name of its day; otherwise whom the buyer named, his mosque, or himself. */
export function payerOf({ mosque, named, receipt, user }: Payer): WrittenBillTo {
  const { name, address, taxNumber } = receipt?.billTo ??
    named ??
    mosque ?? { name: user.name, address: null, taxNumber: null };
  return { name, address, taxNumber };
}

const loadStatement = {
  name: 'load-order',
  text: `
    select o.id, o.user_id as "userId", 
      case when mosque.id is not null then json_build_object('id', mosque.id, 'name', mosque.name,
        'address', mosque.address, 'taxNumber', mosque.tax_number, 'role', own.role) end as mosque,
      o.invoice_number as "invoiceNumber", o.status,
      o.total_amount as "totalAmount", o.shipping_amount as "shippingAmount",
      o.awaits_shipping_cost as "awaitsShippingCost", o.unique_code as "uniqueCode",
      case when address.order_id is not null then json_build_object('name', address.name,
        'whatsapp', address.whatsapp, 'street', address.street, 'kelurahan', address.kelurahan,
        'kecamatan', address.kecamatan, 'city', address.city, 'province', address.province,
        'postcode', address.postcode) end as "shippingAddress",
      o.payable_amount as "payableAmount", o.received_amount as "receivedAmount",
      o.refunded_amount as "refundedAmount", o.terms_version as "termsVersion",
      o.created_at as "createdAt", o.expires_at as "expiresAt", o.payment_date as "proofSentAt",
      o.waiting_since as "waitingSince",
      o.paid_at as "paidAt", o.proof_version as "proofVersion", proof.id as "proofId",
      o.rejection_code as "rejectionCode", o.rejection_reason as "rejectionReason",
      case when o.payment_account_id is not null then json_build_object(
        'name', o.payment_account_name, 'accountNumber', o.payment_account_number,
        'accountName', o.payment_account_holder) end as "paymentAccount",
      json_build_object('id', buyer.id, 'name', buyer.name, 'email', buyer.email,
        'whatsapp', buyer.whatsapp,
        'wantsWhatsapp', buyer.whatsapp_consent_at is not null) as "user",
      case when reused.id is not null then json_build_object(
        'id', reused.id, 'invoiceNumber', reused.invoice_number, 'isExact', exists (
          select from payment_proofs earlier
          where earlier.order_id = reused.id and earlier.sha256 = proof.sha256)
        ) end as "reusedFrom",
      case when bill.order_id is not null then json_build_object('name', bill.name,
        'address', bill.address, 'taxNumber', bill.tax_number) end as named,
      (select json_build_object('id', receipt.id, 'number', receipt.number, 'code', receipt.code,
          'amount', receipt.amount, 'issuedAt', receipt.issued_at, 'replaces', (
            select number from receipts replaced where replaced.id = receipt.replaces_id),
          'billTo', json_build_object('name', receipt.name, 'address', receipt.address,
            'taxNumber', receipt.tax_number))
        from receipts receipt where receipt.order_id = o.id
        order by receipt.id desc limit 1) as receipt,
      (select json_agg(json_build_object(
          'id', line.id, 'productName', line.product_name, 'variantName', line.variant_name,
          'fileUrl', product.file_url, 'requiresLicense', line.requires_license,
          'isShipped', line.is_shipped,
          'qty', line.qty, 'price', line.price, 'refundedQty', (
            select count(*) from refunded_units back where back.order_line_id = line.id),
          'licenses', coalesce((
            select json_agg(json_build_object('id', license.id, 'licenseKey', license.license_key,
              'used', license.first_activated_at is not null) order by license.unit_index)
            from licenses license where license.order_line_id = line.id
              and ($2::int is null or license.id in (select id from own_licenses where viewer_id = $2))
              and not exists (
              select from refunded_units back where back.order_line_id = line.id
                and back.unit_index = license.unit_index)), '[]'::json)
        ) order by line.line_number)
        from order_lines line join products product on product.id = line.product_id
        where line.order_id = o.id) as lines,
      (select json_agg(json_build_object('at', event.at, 'action', event.action,
          'by', event.actor_kind, 'note', event.note) order by event.id)
        from history event where event.subject = 'order' and event.subject_id = o.id) as events,
      coalesce((select json_agg(json_build_object('id', evidence.id, 'kind', evidence.kind,
          'amount', evidence.amount, 'at', evidence.at, 'by', booker.name, 'note', evidence.note)
          order by evidence.id)
        from payment_evidence evidence left join users booker on booker.id = evidence.booked_by
        where evidence.order_id = o.id), '[]'::json) as evidence
    from orders o
    join users buyer on buyer.id = o.user_id
    left join payment_proofs proof on proof.order_id = o.id and proof.version = o.proof_version
    left join order_addresses address on address.order_id = o.id
    left join order_bill_to bill on bill.order_id = o.id
    left join orders reused on reused.id = proof.reused_order_id
    left join mosques mosque on mosque.id = o.mosque_id
    left join own_orders own on own.id = o.id and own.viewer_id = $2
    where o.id = $1 and ($2::int is null or own.id is not null)`,
};
