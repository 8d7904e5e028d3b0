// The specification: the button is disabled until an account and an image are chosen.

import { missingAmount, type Order, type PaymentAccount } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { useId, useState } from 'react';
import { AlertInSight, Fold, Loaded, SendingProgress } from '~/components/ui';
import { keys, messageOf, useChange } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { AccountChoice } from './accounts/account-choice';
import { usePaymentAccounts } from './payment-queries';
import { ProofPicker } from './proof/proof-picker';
import { TransferDetails } from './transfer-details';

const UPLOAD_FAILED = 'Bukti pembayaran gagal dikirim. Silakan coba lagi.';

interface PaymentFormProps {
  order: Order;
  /** False for late or further pictures: that customer has already transferred, or orders again. */
  asksForTransfer: boolean;
  onUploaded: (order: Order) => unknown;
}

/** The form, once the accounts are known. */
export function PaymentForm(props: PaymentFormProps) {
  return (
    <Loaded query={usePaymentAccounts()} failure="Rekening pembayaran tidak dapat dimuat.">
      {({ data }) =>
        data.length > 0 ? (
          <ProofForm accounts={data} {...props} />
        ) : (
          <Alert tone="info">
            Nomor rekening segera tampil di sini. Pesanan Anda sudah kami simpan.
          </Alert>
        )
      }
    </Loaded>
  );
}

interface Draft {
  accountId: number | undefined;
  image: Blob | undefined;
  /** Belongs to exactly this account and image: a retry repeats it, another choice has another. */
  idempotencyKey: string;
}

interface Sendable extends Draft {
  image: Blob;
}

function ProofForm(props: PaymentFormProps & { accounts: PaymentAccount[] }) {
  const { order, accounts, asksForTransfer, onUploaded } = props;
  const [draft, setDraft] = useState<Draft>(() => ({
    accountId: likelyAccount(order, accounts),
    image: undefined,
    idempotencyKey: createIdempotencyKey(),
  }));
  const [sent, setSent] = useState(0);
  // Goes on when the dialog is closed meanwhile; the toast then tells how it ended.
  const upload = useChange({
    send: async ({ accountId, image, idempotencyKey }: Sendable) => {
      setSent(0);
      const input = {
        params: { id: order.id },
        body: { paymentAccountId: String(accountId) },
        file: image,
      };
      const options = { idempotencyKey, onProgress: setSent };
      const path = 'POST /transaction/:id/confirm-payment';
      void onUploaded(await uploadWithProgress(path, input, options));
    },
    done: 'Bukti pembayaran berhasil diupload',
    // It may have been approved or cancelled meanwhile, or the account closed.
    changes: [keys.orders, keys.accounts],
  });
  const change = (changes: Partial<Draft>) => {
    // A photo takes seconds to prepare: what was chosen meanwhile must not be taken back.
    setDraft((now) => ({ ...now, ...changes, idempotencyKey: createIdempotencyKey() }));
    upload.reset();
  };
  const { image, idempotencyKey } = draft;
  // The seller may have closed the chosen account meanwhile.
  const accountId = accounts.find(({ id }) => id === draft.accountId)?.id;
  const hintId = useId();
  const missing = missingChoice(accountId !== undefined, image !== undefined);

  const accountChoice = (
    <AccountChoice
      accounts={accounts}
      chosenId={accountId}
      onChange={(id) => change({ accountId: id })}
      isDisabled={upload.isPending}
      amount={missingAmount(order)}
      canCopy={asksForTransfer}
    />
  );
  const transfer = (
    <TransferDetails order={order} accounts={accounts} accountChoice={accountChoice} />
  );
  const isRefused = order.rejectionReason !== null;

  return (
    <div className="space-y-5">
      {asksForTransfer && !isRefused && transfer}
      {!asksForTransfer && (
        <div className="space-y-3">
          <h4 className="font-semibold text-ink">Ke rekening mana Anda transfer?</h4>
          {accountChoice}
        </div>
      )}
      {asksForTransfer && isRefused && (
        // The picture is what was missing: how to pay is only a tap away.
        <Fold title="Jumlah dan rekening" open={accountId === undefined}>
          {transfer}
        </Fold>
      )}
      {upload.isError && (
        <AlertInSight tone="error">{messageOf(upload.error, UPLOAD_FAILED)}</AlertInSight>
      )}
      <ProofPicker
        image={image}
        onChange={(chosen) => change({ image: chosen })}
        isDisabled={upload.isPending}
        missing={missing && <span id={hintId}>{missing}</span>}
        action={
          upload.isPending ? (
            <SendingProgress
              sent={sent}
              label="Pengiriman bukti pembayaran"
              afterwards="Memeriksa gambar..."
            />
          ) : (
            <Button
              disabled={!accountId || !image}
              aria-describedby={missing && hintId}
              onClick={() =>
                accountId && image && upload.mutate({ accountId, image, idempotencyKey })
              }
            >
              Upload Bukti Pembayaran
            </Button>
          )
        }
      />
    </div>
  );
}

/** A grey button alone does not say what it waits for. */
function missingChoice(hasAccount: boolean, hasImage: boolean): string | undefined {
  if (hasAccount && hasImage) return undefined;
  const parts = [!hasAccount && 'rekening tujuan', !hasImage && 'foto bukti'];
  return `Pilih ${parts.filter(Boolean).join(' dan ')} dulu.`;
}

/** The account of the proof before, or the only one there is. */
function likelyAccount(order: Order, accounts: PaymentAccount[]): number | undefined {
  const used = order.paymentAccount?.accountNumber;
  const before = accounts.find((account) => account.accountNumber === used);
  return before?.id ?? (accounts.length === 1 ? accounts[0]?.id : undefined);
}
