// Checks that the shop's data is consistent: each rule, and what breaks it.
import { checkTokens } from '../../features/licenses/licensing/tokens/check-tokens.ts';
import { checkOwnKeys } from '../../features/licenses/licensing/tokens/open-own-keys.ts';
import { transferPhotos } from '../../features/licenses/licensing/transfers/transfer-photos.ts';
import { storedReleases } from '../../features/licenses/releases/release-files.ts';
import { storedSignatures } from '../../features/office/settings/signature-file.ts';
import { hasAdmin } from '../../features/people/accounts/users.repository.ts';
import { findMiscountedMosques } from '../../features/people/mosques/check-mosques.repository.ts';
import { productPictures } from '../../features/shop/catalog/pictures/product-pictures.ts';
import { proofFiles } from '../../features/shop/orders/proofs/proof-files.ts';
import { claimPhotos } from '../../features/shop/warranty/claim-photos.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import {
  compareFiles,
  type FileDifferences,
  type StoredFiles,
} from '../../platform/files/compare-files.ts';
import { findOrdersWhere, orderRules } from '../../reads/check-orders.ts';

type CheckDependencies = Pick<Dependencies, 'clock' | 'config' | 'database' | 'files'>;

export interface CheckedRule {
  rule: string;
  /** The list is empty when the rule holds. */
  broken: string[];
}

export async function* checkShop(dependencies: CheckDependencies): AsyncGenerator<CheckedRule> {
  const { db } = dependencies.database;
  for (const [rule, isWrong] of Object.entries(orderRules)) {
    yield { rule, broken: await findOrdersWhere(db, isWrong) };
  }
  for (const [name, stored] of storedFiles(dependencies)) {
    yield* ofFiles(name, await compareFiles(dependencies, stored));
  }
  yield { rule: 'every mosque counts its ketuas', broken: await findMiscountedMosques(db) };
  yield {
    rule: 'there is an admin',
    broken: (await hasAdmin(db)) ? [] : ['none: npm run create-admin -- email'],
  };
  yield { rule: 'every token is signed for its activation', broken: await checkTokens(db) };
  yield { rule: 'the licence keys are the known ones', broken: await checkOwnKeys(dependencies) };
}

/** Every kind of file that rows name. */
export function storedFiles(
  dependencies: Pick<Dependencies, 'database'>,
): Array<[name: string, stored: StoredFiles]> {
  return [
    ['payment proofs', proofFiles.storedFiles(dependencies)],
    ['pictures of broken devices', transferPhotos.storedFiles(dependencies)],
    ['pictures of warranty claims', claimPhotos.storedFiles(dependencies)],
    ['signatures', storedSignatures(dependencies)],
    ['pictures of products', productPictures.storedFiles(dependencies)],
    ['files of the apps', storedReleases(dependencies)],
  ];
}

function ofFiles(name: string, { withoutFile, withoutRow }: FileDifferences): CheckedRule[] {
  return [
    { rule: `${name}: every row has its file`, broken: withoutFile },
    { rule: `${name}: every file has its row`, broken: withoutRow },
  ];
}
