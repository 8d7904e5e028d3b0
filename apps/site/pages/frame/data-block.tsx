/** Data for search engines. It is no script: the browser does not run it, nor does the policy block it. */
export function DataBlock({ data }: { data: object }) {
  // A "<" in a product's name must not end the block.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped above
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
