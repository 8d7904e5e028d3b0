import { loadOnDemand } from '~/lib/browser/load-on-demand';

/** Digits, token and moves of one licence: most lists of licences are left without a look at them. */
export const licenseDetail = loadOnDemand(
  async () => (await import('./own-license-detail')).OwnLicenseDetail,
);
