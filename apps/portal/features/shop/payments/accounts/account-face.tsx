import { officialAccounts, type PaymentAccount } from '@timesync/contract';
import { CopyButton } from '~/components/ui';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { accountMark, copyableNumber, numberGroups } from './account-texts';

/** The holder is as large as the number: it is what the banking app shows before the transfer. */
export function AccountFace({ account }: { account: PaymentAccount }) {
  return (
    <>
      <span
        aria-hidden
        className="grid h-9 w-12 shrink-0 place-items-center rounded-control bg-deep font-extrabold text-deep-gold text-xs max-sm:hidden"
      >
        {accountMark(account.name)}
      </span>
      <span className="min-w-0 flex-1 font-bold text-ink">
        <span className="block font-medium text-ink-muted text-xs">{account.name}</span>
        <AccountNumber number={account.accountNumber} />
        <span className="block break-words">a.n. {account.accountName}</span>
      </span>
    </>
  );
}

/** In groups for the eye; selected by hand it is still one number. */
export function AccountNumber({ number }: { number: string }) {
  return (
    <span className="block break-all tabular-nums">
      {numberGroups(number).map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and none moves.
        <span key={index} className="not-last:mr-[0.35em] inline-block">
          {digits}
        </span>
      ))}
    </span>
  );
}

interface CopyNumberProps {
  account: PaymentAccount;
  className?: string;
  onCopy?: () => void;
  /** There is room for both words. */
  isWide?: boolean;
}

/** A QRIS code has no number that could be typed. */
export function CopyNumber({ account, isWide, ...button }: CopyNumberProps) {
  if (account.type === 'qris') return null;
  return (
    <CopyButton
      {...button}
      text={copyableNumber(account.accountNumber)}
      copiedMessage="Nomor rekening disalin!"
    >
      Salin<span className={isWide ? undefined : 'sr-only'}> nomor</span>
      <span className="sr-only"> {account.name}</span>
    </CopyButton>
  );
}

/** Warning beside every account number: other numbers, sent in a chat, are not the seller's. */
export function OfficialAccounts() {
  const seller = useSellerSettings().data?.seller;
  if (!seller) return null;
  return <p className="text-ink-muted text-sm">{officialAccounts(seller)}</p>;
}
