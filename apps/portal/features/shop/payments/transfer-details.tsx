import {
  amountNames,
  formatDateTime,
  formatRupiah,
  missingAmount,
  type Order,
  type PaymentAccount,
  whatsappShareLink,
} from '@timesync/contract';
import { QuestionList } from '@timesync/ui';
import { Send, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyButton, MarkedAmount, OutLink } from '~/components/ui';
import { useNow } from '~/lib/browser/use-now';
import { timeLeftLabel } from '~/lib/values/time-labels';
import { OfficialAccounts } from './accounts/account-face';

const SECOND_MS = 1000;

const ways = [
  {
    question: 'Cara transfer lewat m-banking',
    answer:
      'Salin nomor rekening di atas. Buka m-banking, pilih Transfer, tempel nomornya, lalu cocokkan nama pemilik rekening. Tempel jumlahnya tepat sampai tiga angka terakhir, kirim, lalu simpan gambar buktinya.',
  },
  {
    question: 'Cara transfer lewat ATM',
    answer:
      'Pilih Transfer. Untuk bank lain, ketik dulu kode banknya, lalu nomor rekening. Ketik jumlahnya tepat sampai tiga angka terakhir, cocokkan nama pemilik rekening, lalu foto struknya.',
  },
  {
    question: 'Cara transfer lewat teller',
    answer:
      'Tunjukkan nomor rekening, nama pemilik, dan jumlahnya kepada teller. Minta jumlahnya ditulis tepat sampai tiga angka terakhir, lalu foto bukti setorannya.',
  },
];

interface TransferDetailsProps {
  order: Order;
  accounts: PaymentAccount[];
  accountChoice: ReactNode;
}

/** All one needs to transfer, in the order in which it is needed. */
export function TransferDetails({ order, accounts, accountChoice }: TransferDetailsProps) {
  return (
    <div className="space-y-4">
      <AmountToPay order={order} />
      <h4 className="font-semibold text-ink">
        {accounts.length === 1 ? 'Transfer ke rekening ini' : 'Transfer ke salah satu rekening ini'}
      </h4>
      {accountChoice}
      <OfficialAccounts />
      <TimeLeft until={order.expiresAt} />
      <OutLink
        href={whatsappShareLink(treasurerMessage(order, accounts))}
        icon={Send}
        variant="secondary"
        className="w-full"
      >
        Kirim ke bendahara lewat WhatsApp
      </OutLink>
      <QuestionList name="cara-transfer" questions={ways} />
    </div>
  );
}

/** The whole amount, or what is missing after a part payment. */
function AmountToPay({ order }: { order: Order }) {
  const hasCode = order.uniqueCode !== 0;
  const amount = missingAmount(order);
  return (
    <div className="rounded-card bg-gold-soft px-4 py-3 text-gold-text text-sm">
      {order.receivedAmount > 0 && (
        <p className="mb-2">
          Sudah kami terima {formatRupiah(order.receivedAmount)}. Tinggal kekurangannya:
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Transfer tepat
          <span className="block font-extrabold text-2xl text-ink tabular-nums">
            <MarkedAmount amount={amount} isMarked={hasCode} />
          </span>
        </p>
        <CopyButton
          text={String(amount)}
          copiedMessage={`${amountNames.transfer} disalin!`}
          className="max-sm:[&>svg]:hidden"
        >
          Salin jumlah
        </CopyButton>
      </div>
      {hasCode && (
        <p className="mt-2">
          Jangan dibulatkan: tiga angka terakhir menandai pesanan Anda, sehingga lebih cepat kami
          temukan.
        </p>
      )}
    </div>
  );
}

function TimeLeft({ until }: { until: string }) {
  const now = useNow(SECOND_MS);
  return (
    <p className="flex items-start gap-2.5 text-ink">
      <Timer aria-hidden className="mt-0.5 size-5 shrink-0 text-gold-text" />
      <span>
        {/* The countdown is hidden from screen readers, which read the deadline instead. */}
        <span role="timer" className="font-bold tabular-nums">
          Sisa {timeLeftLabel(until, now)}
        </span>
        <span className="block text-ink-muted text-sm">
          Bayar sebelum <strong>{formatDateTime(until)} WIB</strong>.
        </span>
      </span>
    </p>
  );
}

/** The message that a customer forwards to the mosque's treasurer. */
function treasurerMessage(order: Order, accounts: PaymentAccount[]): string {
  const products = order.details.map(({ qty, product }) => `${qty} × ${product.name}`).join(', ');
  return [
    `Assalamualaikum, mohon bantu transfer untuk jam masjid kita (${products}, ${order.invoiceNumber}).`,
    `${amountNames.transfer}: ${formatRupiah(missingAmount(order))}${order.uniqueCode === 0 ? '' : ' (tepat, jangan dibulatkan)'}`,
    'Ke salah satu rekening ini:',
    ...accounts.map(
      ({ name, accountNumber, accountName }) => `• ${name} ${accountNumber} a.n. ${accountName}`,
    ),
    `Batas waktu: ${formatDateTime(order.expiresAt)} WIB`,
    'Setelah itu mohon kirim foto bukti transfernya ke saya. Terima kasih.',
  ].join('\n');
}
