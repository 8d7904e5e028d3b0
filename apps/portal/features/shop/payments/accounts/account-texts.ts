/** Short text in place of a bank's logo: `BCA`, `BSI` for Bank Syariah Indonesia, `GP` for GoPay. Words in
 * brackets are ignored. */
export function accountMark(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  const [word = ''] = words;
  const capitals = word.replace(/[^A-Z]/g, '');
  const mark = words.length > 1 ? words.map((each) => each.charAt(0)).join('') : capitals;
  return (mark.length > 1 ? mark : word).slice(0, 4).toUpperCase();
}

/**
 * Banking apps refuse the dashes, dots and spaces that people write account numbers with. An ID with
 * letters, such as that of a QRIS merchant, is copied as it is written.
 */
export function copyableNumber(written: string): string {
  const joined = written.replace(/[\s.+\-–/()]/g, '');
  return /^\d+$/.test(joined) ? joined : written.trim();
}

/**
 * `7123456789` in the groups that people read and compare: `7123`, `4567`, `89`. A number with
 * separators of its own, or an ID with letters, stays as it is written.
 */
export function numberGroups(written: string): string[] {
  return (/^\d+$/.test(written) && written.match(/\d{1,4}/g)) || [written];
}
