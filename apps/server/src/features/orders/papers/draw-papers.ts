// The papers of an order as files, for its buyer, the seller and the mail that says it is paid.
import { sellerOf } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { loadSharp } from '../../../platform/files/pictures/load-sharp.ts';
import { listActiveAccounts } from '../../payments/list-active-accounts.ts';
import { readSignature } from '../../settings/signature-file.ts';
import { findOrder, type LoadedOrder } from '../load-order.repository.ts';
import { billToOf } from '../present-order.ts';
import { proofFileKey } from '../proofs/proof-files.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { Paper } from './paper.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { insertFirstReceipt } from './receipts.repository.ts';

export type PaperServices = Pick<Dependencies, 'config' | 'database' | 'files' | 'settings'>;

export interface PaperFile {
  name: string;
  bytes: Buffer;
}

/** With `userId` only that customer's order is found. */
export async function findOrderWithReceipt(
  { database: { db } }: Pick<Dependencies, 'database'>,
  orderId: number,
  userId?: number,
): Promise<LoadedOrder | undefined> {
  const order = await findOrder(db, orderId, userId);
  if (!order?.paidAt || order.receipt) return order;
  // Paid before there were numbers.
  await insertFirstReceipt(db, orderId);
  return findOrder(db, orderId, userId);
}

/** Nothing before the payment, and for an order that was free. */
export async function drawReceipt(
  services: PaperServices,
  order: LoadedOrder,
): Promise<PaperFile | undefined> {
  const { receipt } = order;
  if (!receipt) return undefined;
  const bytes = await receiptSheet(await paperOf(services, order), receipt);
  return { name: `Kwitansi-${receipt.number}.pdf`, bytes };
}

const ACCOUNTS_SHOWN = 8;

export async function drawInvoice(services: PaperServices, order: LoadedOrder): Promise<PaperFile> {
  const accounts = await listActiveAccounts(services.database.db);
  const paper = await paperOf(services, order);
  const bytes = await invoiceSheet(paper, accounts.slice(0, ACCOUNTS_SHOWN));
  return { name: `Invoice-${order.invoiceNumber}.pdf`, bytes };
}

/** As JPEG, because the programs of an office open it; nothing for money that came without a photo. */
export async function readProof(
  { files }: Pick<PaperServices, 'files'>,
  { invoiceNumber, proofId }: LoadedOrder,
): Promise<PaperFile | undefined> {
  const picture = proofId && (await files.readIfThere(proofFileKey(proofId)));
  if (!picture) return undefined;
  const sharp = await loadSharp();
  const bytes = await sharp(picture).jpeg({ quality: 85 }).toBuffer();
  return { name: `Bukti-transfer-${invoiceNumber}.jpg`, bytes };
}

async function paperOf(services: PaperServices, order: LoadedOrder): Promise<Paper> {
  const { shop, signatureId } = services.settings.current;
  return {
    order,
    billTo: billToOf(order),
    seller: sellerOf(shop),
    signature: signatureId ? await smallSignature(services, signatureId) : undefined,
    publicUrl: services.config.publicUrl,
  };
}

/** Three times the size it is printed in. */
const SIGNATURE_SIZE = { width: 360, height: 186 };

async function smallSignature({ files }: PaperServices, id: string): Promise<Buffer | undefined> {
  const picture = await readSignature(files, id);
  if (!picture) return undefined;
  const sharp = await loadSharp();
  return sharp(picture)
    .resize({ ...SIGNATURE_SIZE, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}
