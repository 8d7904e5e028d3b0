// The document of an order as a file, for its buyer, the seller and the mail that says it is paid.
import { orderDocument, sellerOf } from '@timesync/contract';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { loadSharp } from '../../../../platform/files/pictures/load-sharp.ts';
import { readSignature } from '../../../office/settings/signature-file.ts';
import { listActiveAccounts } from '../../payments/payment-accounts.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { presentDocumented } from '../present-order.ts';
import { proofFiles } from '../proofs/proof-files.ts';
import { documentSheet } from './document-sheet.ts';

type Services = Pick<Dependencies, 'config' | 'database' | 'files' | 'settings'>;

const ACCOUNTS_SHOWN = 8;

export async function drawDocument(
  { config, database, files, settings }: Services,
  order: LoadedOrder,
  { withProof }: { withProof: boolean },
): Promise<{ name: string; bytes: Buffer }> {
  const { shop, signatureId } = settings.current;
  const document = orderDocument(presentDocumented(order));
  const accounts = document.asksForTransfer ? await listActiveAccounts(database.db) : [];
  const bytes = await documentSheet({
    document,
    seller: sellerOf(shop),
    accounts: accounts.slice(0, ACCOUNTS_SHOWN),
    signature:
      signatureId && document.isSigned ? await smallSignature(files, signatureId) : undefined,
    publicUrl: config.publicUrl,
    proof: withProof ? await readProof(files, order) : undefined,
  });
  const name = withProof ? `Berkas-${order.invoiceNumber}` : document.fileName;
  return { name, bytes };
}

/** Nothing for money that came without a photo. PDF knows JPEG, and not the format it is stored in. */
async function readProof(files: Services['files'], { proofId }: LoadedOrder) {
  const picture = proofId && (await files.readIfThere(proofFiles.fileKey(proofId)));
  if (!picture) return undefined;
  const sharp = await loadSharp();
  return sharp(picture).jpeg({ quality: 85 }).toBuffer();
}

/** Three times the size it is printed in. */
const SIGNATURE_SIZE = { width: 360, height: 186 };

async function smallSignature(files: Services['files'], id: string) {
  const picture = await readSignature(files, id);
  if (!picture) return undefined;
  const sharp = await loadSharp();
  return sharp(picture)
    .resize({ ...SIGNATURE_SIZE, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}
