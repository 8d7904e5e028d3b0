// Descriptions are HTML written by admins and shown to everyone: only the listed tags survive, and
// links get a forced rel. Applied when stored and again when read, so that rows written by other
// means, or under older rules, are harmless too.
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
