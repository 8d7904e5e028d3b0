import { hasNoEmail } from '@timesync/contract';
import { useSession } from '../session/use-session';
import { useSellerSettings } from './use-seller-settings';

/** Where this customer hears the news of an order. Without a mail server no mail can leave. */
export function useNewsPhrase(): string {
  const canSendMail = useSellerSettings().data?.canSendMail;
  const session = useSession();
  const hasEmail = session.status === 'signed-in' && !hasNoEmail(session.user.email);
  return canSendMail && hasEmail ? 'dikabari lewat email' : 'tampil di Transaksi Saya';
}
