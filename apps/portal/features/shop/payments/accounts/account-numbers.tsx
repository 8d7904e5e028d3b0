import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Loaded } from '~/components/ui/feedback/loaded';
import { usePaymentAccounts } from '../payment-queries';
import { AccountFace } from './account-face';
import { copyableNumber } from './copyable-number';
import { OfficialAccounts } from './official-accounts';

/** Where to transfer, right after the order: the photo of the transfer is sent from its own dialog. */
export function AccountNumbers() {
  const accounts = usePaymentAccounts();
  return (
    <section aria-label="Rekening tujuan transfer" className="mt-4 space-y-2">
      <Loaded query={accounts} failure="Nomor rekening gagal dimuat.">
        {({ data }) => (
          <ul className="space-y-2">
            {data.map((account) => (
              <li
                key={account.id}
                className="flex flex-wrap items-center justify-end gap-x-3 rounded-control border border-line-strong/60 bg-surface py-2 pr-2 pl-3"
              >
                <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
                  <AccountFace account={account} />
                </span>
                {account.type !== 'qris' && (
                  <CopyButton
                    text={copyableNumber(account.accountNumber)}
                    copiedMessage="Nomor rekening disalin!"
                  >
                    Salin<span className="sr-only"> nomor {account.name}</span>
                  </CopyButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <OfficialAccounts />
    </section>
  );
}
