import { officialAccounts } from '@timesync/contract';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

/** Warning beside every account number: other numbers, sent in a chat, are not the seller's. */
export function OfficialAccounts() {
  const seller = useSellerSettings().data?.seller;
  if (!seller) return null;
  return <p className="text-ink-muted text-sm">{officialAccounts(seller)}</p>;
}
