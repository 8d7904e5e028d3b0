import { officialAccounts } from '@timesync/contract';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';

/** Stands beside every account number: who names another one in a chat is not the seller. */
export function OfficialAccounts() {
  const seller = useSellerSettings().data?.seller;
  if (!seller) return null;
  return <p className="text-ink-muted text-sm">{officialAccounts(seller)}</p>;
}
