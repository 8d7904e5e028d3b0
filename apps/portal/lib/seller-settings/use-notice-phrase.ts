// How a customer hears of his order: one sentence part for all screens, so that none promises a mail
// that cannot leave.
import { hasNoEmail, type SessionUser } from '@timesync/contract';
import { useSession } from '../session/use-session';
import { useSellerSettings } from './use-seller-settings';

interface NotifiedCustomer {
  email: string;
  /** It is undefined for an admin, who writes from "Kirim WA". */
  wantsWhatsapp?: boolean | undefined;
}

function noticePhrase(customer: NotifiedCustomer | undefined, canSendMail: boolean): string {
  if (customer && canSendMail && !hasNoEmail(customer.email)) return 'dikabari lewat email';
  if (customer?.wantsWhatsapp) return 'dikabari lewat WhatsApp';
  return 'tampil di Transaksi Saya';
}

/** What every screen says that would otherwise promise a mail. */
export const NO_MAIL = 'Toko belum bisa mengirim email.';

export const useCanMail = (): boolean => useSellerSettings().data?.canSendMail ?? false;

/** For the customer who reads it. */
export function useNoticePhrase(): string {
  const session = useSession();
  const user: SessionUser | undefined = session.status === 'signed-in' ? session.user : undefined;
  return noticePhrase(user, useCanMail());
}

/** For an admin: what the customer gets without his help. */
export function useNoticeSentence(email: string): string {
  return noticePhrase({ email }, useCanMail()) === 'dikabari lewat email'
    ? 'Pelanggan dikabari lewat email.'
    : 'Email ke pelanggan ini tidak dapat dikirim: kabari ia lewat WhatsApp.';
}
