import { Loaded } from '~/components/ui';
import { usePaymentAccounts } from '../payment-queries';
import { AccountFace, CopyNumber, OfficialAccounts } from './account-face';

/** Where to transfer, right after the order: the photo of the transfer is sent from its own dialog. */
export function AccountNumbers() {
  return (
    <section aria-label="Rekening tujuan transfer" className="mt-4 space-y-2">
      <Loaded query={usePaymentAccounts()} failure="Nomor rekening gagal dimuat.">
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
                <CopyNumber account={account} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <OfficialAccounts />
    </section>
  );
}

/** The active accounts as plain text, for printing. */
export function AccountLines() {
  return (
    <Loaded query={usePaymentAccounts()} failure="Nomor rekening tidak dapat dimuat.">
      {({ data }) =>
        data.length === 0 ? (
          'Nomor rekening segera tampil di sini.'
        ) : (
          <>
            <ul className="space-y-1">
              {data.map(({ id, name, accountNumber, accountName }) => (
                <li key={id}>
                  {name} <strong className="tabular-nums">{accountNumber}</strong> a.n.{' '}
                  <strong>{accountName}</strong>
                </li>
              ))}
            </ul>
            <OfficialAccounts />
          </>
        )
      }
    </Loaded>
  );
}
