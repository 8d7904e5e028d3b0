/** The first paragraph of a description as plain text; the browser parses it without drawing it. */
export function productSummary(descriptionHtml: string): string {
  const parsed = new DOMParser().parseFromString(descriptionHtml, 'text/html');
  return (parsed.querySelector('p') ?? parsed.body).textContent?.trim() ?? '';
}
