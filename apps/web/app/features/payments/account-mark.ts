/** What stands for a bank's sign: `BCA`, `BSI` for Bank Syariah Indonesia, `GP` for GoPay. */
export function accountMark(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length > 1) {
    return words
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 4)
      .toUpperCase();
  }
  const capitals = name.replace(/[^A-Z]/g, '');
  return (capitals.length > 1 ? capitals : name.trim()).slice(0, 4).toUpperCase();
}
