import { fitLine, type LineStyle } from './lettering.ts';

/**
 * As many words per line as fit; the last line takes the remaining words and is drawn smaller if
 * necessary. Each word is measured once, because laying out letters is the costly part.
 */
export function wrapWords(text: string, style: LineStyle, maxLines: number): string[] {
  const widthOf = (word: string) =>
    fitLine(word, { ...style, width: Number.POSITIVE_INFINITY }).width;
  const space = widthOf(' ');
  const lines: string[] = [];
  let current = '';
  let filled = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const width = widthOf(word);
    const fits = filled + space + width <= style.width;
    if (current && !fits && lines.length < maxLines - 1) {
      lines.push(current);
      current = '';
    }
    filled = current ? filled + space + width : width;
    current = current ? `${current} ${word}` : word;
  }
  return current ? [...lines, current] : lines;
}
