/** Banking apps refuse the dashes, dots and spaces that people write account numbers with. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}
