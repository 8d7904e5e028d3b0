/**
 * The brand's only definition for code and texts. A reseller changes it here; besides, it is only
 * in the web manifest, in the default of MAIL_FROM and in the drawn pictures.
 */
export const brand = {
  name: 'TimeSync',
  /** The ready-made device; offers distinguish it from licences by this name. */
  box: 'TimeSync Box',
  slogan: 'Jam masjid digital yang tetap tepat tanpa internet',
  product: 'jam-masjid',
  /** Used where CSS cannot reach: the browser's address bar, mails and the web manifest. */
  colors: { primary: '#0f4c3a', accent: '#c8982f', background: '#fbf8f1' },
} as const;
