import { Parser } from 'htmlparser2';

/** The first paragraph of a description as plain text; all of its text where it has no paragraph. */
export function productSummary(descriptionHtml: string): string {
  const paragraphs: string[] = [];
  let outside = '';
  let isInside = false;
  const parser = new Parser({
    onopentag(name) {
      if (name !== 'p') return;
      paragraphs.push('');
      isInside = true;
    },
    ontext(text) {
      if (isInside) paragraphs.push((paragraphs.pop() ?? '') + text);
      else outside += text;
    },
    onclosetag(name) {
      if (name === 'p') isInside = false;
    },
  });
  parser.end(descriptionHtml);
  return (paragraphs[0] ?? outside).trim();
}
