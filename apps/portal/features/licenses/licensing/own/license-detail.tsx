import { lazyPart, Skeleton } from '~/components/ui';

/** Digits, token and moves of one licence: most lists of licences are left without a look at them. */
export const OwnLicenseDetail = lazyPart(
  async () => (await import('./own-license-detail')).OwnLicenseDetail,
  () => ({ fallback: <Skeleton className="h-40" /> }),
);
