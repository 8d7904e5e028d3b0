import { proseStyle } from './prose-style';

/** The one place that draws HTML from the database: the server sanitises it on write and on read. */
export function ProductDescription({ html }: { html: string }) {
  if (!html) return null;
  return (
    <div
      className={proseStyle}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
