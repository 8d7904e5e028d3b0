/**
 * Banking apps refuse the dashes, dots and spaces that people write account numbers with. An ID with
 * letters, such as that of a QRIS merchant, is copied as it is written.
 */
export function copyableNumber(written: string): string {
  const joined = written.replace(/[\s.+\-–/()]/g, '');
  return /^\d+$/.test(joined) ? joined : written.trim();
}
