// A customer who ordered by phone may have no email yet. His account has an address that can never
// be delivered to, made from his number, until he types his own.
const HOST = 'belum-ada-email.invalid';

export const addressWithoutEmail = (whatsapp: string) => `${whatsapp.replace(/\D/g, '')}@${HOST}`;

export const hasNoEmail = (email: string) => email.endsWith(`@${HOST}`);

/** Returns the email as people read it, on screens and in exports. */
export const shownEmail = (email: string) => (hasNoEmail(email) ? 'Belum ada email' : email);
