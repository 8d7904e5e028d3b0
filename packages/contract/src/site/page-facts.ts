/**
 * What the seller sets and every page shows. Pages are built before anyone knows it: they carry
 * `{{refundDays}}`, and the server puts the words in when it sends them (decision 0048).
 */
export const pageFactNames = ['seller', 'trial', 'refundDays', 'warranty', 'termsVersion'] as const;

export type PageFacts = Record<(typeof pageFactNames)[number], string>;

export const pageFactPlaceholder = (name: keyof PageFacts) => `{{${name}}}`;

/** The only words about how long a trial lasts; without a number they promise none. */
export function trialLength(days: number | null): string {
  return days === null ? 'Gratis selama mencoba, sampai Anda yakin' : `Gratis ${days} hari pertama`;
}
