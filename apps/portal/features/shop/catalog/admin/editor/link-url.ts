// Links in descriptions: what the sanitiser lets through, and nothing that runs a script.
const ALLOWED = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/))/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
const LOOKS_LIKE_HOST = /^[^\s/@]+\.[^\s/@]{2,}/;

export function isLinkUrl(url: string): boolean {
  return ALLOWED.test(url);
}

/** `timesync.id` becomes `https://timesync.id`; what cannot be a link gives undefined. */
export function toLinkUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (isLinkUrl(text)) return text;
  if (HAS_SCHEME.test(text) || !LOOKS_LIKE_HOST.test(text)) return undefined;
  return `https://${text}`;
}
