// The styles of a prerendered page stand in the page: a browser that had to fetch them first would draw
// it a round trip later. The link stays, because React looks for it when it takes the page over, but
// disabled: then it is not fetched.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

export async function inlineStyles(html: string, directory: string): Promise<string> {
  const styles = new Map<string, string>();
  for (const [, href = ''] of html.matchAll(STYLE_SHEET)) {
    styles.set(href, await readFile(join(directory, href), 'utf8'));
  }
  // React Router's own markup: if an update changes it, the build must say so.
  if (styles.size === 0) throw new Error('A prerendered page has no style sheet, as expected');
  return html.replace(
    STYLE_SHEET,
    (_, href) =>
      `<style>${styles.get(href)}</style><link rel="stylesheet" href="${href}" disabled=""/>`,
  );
}
