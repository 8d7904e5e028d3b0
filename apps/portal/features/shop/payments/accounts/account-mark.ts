/** Short text in place of a bank's logo: `BCA`, `BSI` for Bank Syariah Indonesia, `GP` for GoPay. Words in
 * brackets are ignored. */
export function accountMark(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  if (words.length > 1) {
    return words
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 4)
      .toUpperCase();
  }
  const [word = ''] = words;
  const capitals = word.replace(/[^A-Z]/g, '');
  return (capitals.length > 1 ? capitals : word).slice(0, 4).toUpperCase();
}
