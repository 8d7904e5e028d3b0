const ESCAPED = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * The first paragraph of a description as plain text; all of its text where it has no paragraph. The
 * description was sanitised: its tags are whole, and only these four signs are escaped in it.
 */
export function productSummary(descriptionHtml: string): string {
  const [, paragraph] = /<p>(.*?)(?:<\/p>|$)/s.exec(descriptionHtml) ?? [];
  const text = (paragraph ?? descriptionHtml).replace(/<[^>]*>/g, '');
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (sign) => ESCAPED[sign as keyof typeof ESCAPED])
    .trim();
}
