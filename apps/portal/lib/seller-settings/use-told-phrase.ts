// How a customer hears of his order: one sentence part for all screens, so that none promises a mail
// that cannot leave.
import { hasNoEmail, type SessionUser } from '@timesync/contract';
import { useSession } from '../session/use-session';
import { useSellerSettings } from './use-seller-settings';

interface ToldCustomer {
  email: string;
  /** It is undefined for an admin, who writes from "Kirim WA". */
  wantsWhatsapp?: boolean | undefined;
}

function toldPhrase(customer: ToldCustomer | undefined, canSendMail = false): string {
  if (customer && canSendMail && !hasNoEmail(customer.email)) return 'dikabari lewat email';
  if (customer?.wantsWhatsapp) return 'dikabari lewat WhatsApp';
  return 'tampil di Transaksi Saya';
}

/** For the customer who reads it. */
export function useToldPhrase(): string {
  const session = useSession();
  const user: SessionUser | undefined = session.status === 'signed-in' ? session.user : undefined;
  return toldPhrase(user, useSellerSettings().data?.canSendMail);
}

/** For an admin: what the customer gets without his help. */
export function useToldSentence(email: string): string {
  const canSendMail = useSellerSettings().data?.canSendMail;
  return toldPhrase({ email }, canSendMail) === 'dikabari lewat email'
    ? 'Pelanggan dikabari lewat email.'
    : 'Email ke pelanggan ini tidak dapat dikirim: kabari ia lewat WhatsApp.';
}
