import { classNames } from '@timesync/ui';

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

// Tailwind resets the browser's own styles; these are all the tags that the sanitiser lets through.
export const proseStyle = classNames(
  'break-words text-ink text-sm [&>*+*]:mt-3',
  '[&_:is(h2,h3,h4)]:font-bold [&_h2]:text-lg [&_h3]:text-base',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:space-y-1 [&_:is(ul,ol)]:pl-5',
  '[&_a]:text-brand-text [&_a]:underline',
  '[&_blockquote]:border-gold [&_blockquote]:border-l-2 [&_blockquote]:pl-3 [&_hr]:border-line',
  // A wide table scrolls by itself, not the whole dialog.
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2.5 [&_:is(td,th)]:py-1.5 [&_th]:text-left',
);
