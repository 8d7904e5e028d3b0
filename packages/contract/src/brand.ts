/** The one home of the brand. A reseller changes it here and nowhere else. */
export const brand = {
  name: 'TimeSync',
  slogan: 'Jam masjid digital yang tetap tepat tanpa internet',
  product: 'jam-masjid',
  /** Used where CSS cannot reach: the browser's address bar, mails and the web manifest. */
  colors: { primary: '#0f4c3a', accent: '#c8982f', background: '#fbf8f1' },
} as const;
