import { fitLine, type LineStyle } from './lettering.ts';

/**
 * As many words per line as fit; the last line takes the remaining words and is drawn smaller if
 * necessary.
 */
export function wrapWords(text: string, style: LineStyle, maxLines: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word;
    const fits =
      fitLine(longer, { ...style, width: Number.POSITIVE_INFINITY }).width <= style.width;
    if (fits || !current || lines.length === maxLines - 1) {
      current = longer;
    } else {
      lines.push(current);
      current = word;
    }
  }
  return current ? [...lines, current] : lines;
}
