/** What stands for a bank's sign: `BCA`, `BSI` for Bank Syariah Indonesia, `GP` for GoPay. What is added
 * in brackets is no part of it. */
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
