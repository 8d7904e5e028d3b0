// Indonesian mobile numbers are typed in many ways and stored in one: E.164, `+628…`.

const SEPARATORS = /[\s\-.()]/g;
const MOBILE = /^8\d{8,11}$/;

/** `0812 3456-7890`, `62812…`, `+62 812…`, `812…` and `620812…` all give `+628123…`. */
export function normalizePhone(input: string): string | undefined {
  const digits = input.replace(SEPARATORS, '').replace(/^\+/, '');
  const national = digits.replace(/^62/, '').replace(/^0/, '');
  return /^\d+$/.test(digits) && MOBILE.test(national) ? `+62${national}` : undefined;
}

/** `+6281234567890` is shown as `0812-3456-7890`; anything else is shown unchanged. */
export function formatPhone(stored: string): string {
  const national = /^\+62(8\d+)$/.exec(stored)?.[1];
  if (!national) return stored;
  const digits = `0${national}`;
  return [digits.slice(0, 4), digits.slice(4, 8), digits.slice(8)].filter(Boolean).join('-');
}

/** A chat link: country code, no plus, no leading zero. */
export function whatsappLink(number: string, message: string): string {
  const digits = (normalizePhone(number) ?? number).replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(message)}`;
}

/** For a message whose recipient is chosen in WhatsApp. */
export function whatsappShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}
