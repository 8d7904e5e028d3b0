// The specification: the button is disabled until an account and an image are chosen.
import type { Order, PaymentAccount } from '@timesync/contract';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { messageOf } from '~/lib/api/api-error';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { AccountChoice } from './account-choice';
import { AmountToPay } from './amount-to-pay';
import { OfficialAccounts } from './official-accounts';
import { ProofPicker } from './proof/proof-picker';
import { UploadProgress } from './proof/upload-progress';
import { UPLOAD_FAILED, useUploadProof } from './use-upload-proof';

interface ProofFormProps {
  order: Order;
  accounts: PaymentAccount[];
  onUploaded: (order: Order) => void;
  onOutdated: () => void;
}

interface Draft {
  accountId: number | undefined;
  image: Blob | undefined;
  /** Belongs to exactly this account and image: a retry repeats it, another choice has another. */
  idempotencyKey: string;
}

export function ProofForm({ order, accounts, onUploaded, onOutdated }: ProofFormProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    accountId: likelyAccount(order, accounts),
    image: undefined,
    idempotencyKey: createIdempotencyKey(),
  }));
  const { upload, sent } = useUploadProof(order.id, { onUploaded, onOutdated });
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

  return (
    <div className="space-y-6">
      <AmountToPay order={order} />
      <Step number={1} title="Transfer ke salah satu rekening ini, lalu pilih yang Anda pakai">
        <AccountChoice
          accounts={accounts}
          chosenId={accountId}
          onChange={(id) => change({ accountId: id })}
          isDisabled={upload.isPending}
        />
        <OfficialAccounts />
      </Step>
      <Step number={2} title="Pilih foto bukti transfer">
        <ProofPicker
          image={image}
          onChange={(chosen) => change({ image: chosen })}
          isDisabled={upload.isPending}
        />
      </Step>
      <Step number={3} title="Kirim buktinya">
        {upload.isError && (
          <Alert tone="error" className="mb-3">
            {messageOf(upload.error, UPLOAD_FAILED)}
          </Alert>
        )}
        {upload.isPending ? (
          <UploadProgress sent={sent} />
        ) : (
          <Button
            className="w-full"
            disabled={!accountId || !image}
            aria-describedby={missing && hintId}
            onClick={() =>
              accountId &&
              image &&
              upload.mutate({ paymentAccountId: accountId, image, idempotencyKey })
            }
          >
            Upload Bukti Pembayaran
          </Button>
        )}
        {missing && (
          <p id={hintId} className="mt-2 text-center text-ink-muted text-sm">
            {missing}
          </p>
        )}
      </Step>
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

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <section>
      <h4 className="mb-3 flex items-start gap-2.5 font-semibold text-ink">
        <span className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-brand-ink text-xs">
          {number}
        </span>
        {title}
      </h4>
      {children}
    </section>
  );
}
