// This file does without zod, for screens that only name the kinds.

/**
 * `member`: a place in a mosque. `ketua`: the place of its ketua, from himself; `lost`: the same from
 * an admin. `objection`: what the old ketua has against that. `gift`: a licence from the shop.
 */
export const linkKinds = [
  'admin',
  'login',
  'member',
  'ketua',
  'lost',
  'objection',
  'license',
  'mosqueLicense',
  'gift',
] as const;
export type LinkKind = (typeof linkKinds)[number];

export const linkNames: Record<LinkKind, string> = {
  admin: 'Undangan admin',
  login: 'Tautan masuk',
  member: 'Undangan pengurus',
  ketua: 'Serah terima ketua',
  lost: 'Serah terima oleh admin',
  objection: 'Tautan keberatan',
  license: 'Tautan lisensi',
  mosqueLicense: 'Tautan lisensi masjid',
  gift: 'Lisensi hadiah',
};

export const LOGIN_LINK_DAYS = 7;
export const MOSQUE_LINK_DAYS = 7;
export const LICENSE_LINK_DAYS = 30;
/** How long the old ketua may object after an admin gave his mosque to another. */
export const OBJECTION_DAYS = 3;
