// Separate from the schema: the list of licences is drawn without zod.
import type { LicenseStatus } from './license-status.ts';

/** The seller's words, on the screen and in the exported file alike. */
export const licenseStatusNames: Record<LicenseStatus, string> = {
  unused: 'Belum dipakai',
  active: 'Aktif',
  suspended: 'Ditangguhkan',
  revoked: 'Dicabut',
};
