// Android accepts an update only from the same package and the same signer, and never an older one.
// Every device that has the app would refuse a file that breaks this, so it is not published.
import { AppError } from '../../../platform/app-error.ts';
import type { ReleaseRow } from './releases.repository.ts';

type Version = Pick<ReleaseRow, 'packageName' | 'signerSha256' | 'versionCode'>;

export function requireSuccessor(highest: Version | undefined, next: Version): void {
  if (!highest) return;
  if (next.packageName !== highest.packageName) throw refusal('RELEASE_OTHER_PACKAGE');
  if (next.signerSha256 !== highest.signerSha256) throw refusal('RELEASE_OTHER_SIGNER');
  if (Number(next.versionCode) < Number(highest.versionCode)) throw refusal('RELEASE_OLDER');
}

const refusal = (code: 'RELEASE_OTHER_PACKAGE' | 'RELEASE_OTHER_SIGNER' | 'RELEASE_OLDER') =>
  new AppError(code, { field: 'file' });
