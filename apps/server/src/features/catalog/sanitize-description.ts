// Descriptions are HTML written by admins and shown to everyone: only the listed tags survive,
// links carry a forced rel. Applied when stored and again when read, so that a row written by other
// means, or before the list got stricter, does no harm either.
import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'],
    ...['blockquote', 'a', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'hr'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow' },
    }),
  },
};

export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, options);
}
