import { lazyPart, Skeleton } from '~/components/ui';

/** Digits, token and moves of one licence: most lists of licences are left without a look at them. */
export const OwnLicenseDetail = lazyPart(
  () => import('./own-license-detail'),
  () => ({ fallback: <Skeleton className="h-40" /> }),
);
