// The paper a mosque's treasurer files: an invoice before the payment, a receipt (kwitansi) after
// it, with the amount in words so that no digit can be added later.

import { brand, formatDate, type Order, terbilang } from '@timesync/contract';
import { Fact, StarMark } from '@timesync/ui';
import './invoice-sheet.css';
import type { ReactNode } from 'react';
import { accountLabel, orderStatusLabels, paperName } from '../order-status-labels';
import { InvoiceLines } from './invoice-lines';
import { InvoiceSeller, InvoiceSignature } from './invoice-seller';

interface InvoiceSheetProps {
  order: Order;
  /** Where to pay, for an order that is not paid yet. */
  payTo: ReactNode;
}

export function InvoiceSheet({ order, payTo }: InvoiceSheetProps) {
  const paper = paperName(order.status);
  const isReceipt = paper === 'Kwitansi';
  return (
    <article className="invoice-sheet mx-auto max-w-3xl rounded-card border border-line bg-surface p-4 text-ink text-sm shadow-card sm:p-10">
      <header className="flex flex-wrap items-start justify-between gap-4 border-brand border-b-2 pb-5">
        <div className="flex items-center gap-3">
          <StarMark className="size-10 text-gold" />
          <InvoiceSeller />
        </div>
        <div className="sm:text-right">
          <h1 className="font-extrabold text-2xl uppercase tracking-wide">{paper}</h1>
          {isReceipt && order.receipt && (
            <p className="font-semibold">
              {order.receipt.number}
              {order.receipt.replaces && (
                <span className="block font-normal">Pengganti {order.receipt.replaces}</span>
              )}
            </p>
          )}
          <p className={order.receipt ? 'text-ink-muted' : 'font-semibold'}>
            {order.invoiceNumber}
          </p>
        </div>
      </header>

      <dl className="grid gap-x-8 gap-y-4 py-5 sm:grid-cols-2">
        <Fact label={isReceipt ? 'Sudah terima dari' : 'Ditagihkan kepada'}>
          {order.billTo.name}
          {billToDetails(order).map((line) => (
            <span key={line} className="block font-normal text-ink-muted">
              {line}
            </span>
          ))}
        </Fact>
        <Fact label="Status">{orderStatusLabels[order.status]?.label ?? order.status}</Fact>
        <Fact label="Tanggal pesanan">{formatDate(order.createdAt)}</Fact>
        {order.paidAt && <Fact label="Tanggal lunas">{formatDate(order.paidAt)}</Fact>}
      </dl>

      <InvoiceLines order={order} />

      <dl className="space-y-4 py-5">
        <Fact label="Terbilang">
          <span className="block rounded-control bg-sunken px-4 py-3 italic">
            {inWords(order.receipt?.amount ?? order.payableAmount)}
          </span>
        </Fact>
        <PaidTo order={order} payTo={payTo} />
      </dl>

      <footer className="flex flex-wrap items-end justify-between gap-6 border-line border-t pt-5">
        <p className="max-w-xs text-ink-muted text-xs">
          Dokumen ini diterbitkan secara elektronik oleh {brand.name} pada{' '}
          {formatDate(order.paidAt ?? order.createdAt)}.
        </p>
        {isReceipt && <InvoiceSignature />}
        {order.status === 'paid' && (
          <p className="-rotate-6 rounded-lg border-4 border-success-text px-5 py-1 font-extrabold text-2xl text-success-text tracking-widest">
            LUNAS
          </p>
        )}
      </footer>
    </article>
  );
}

/** The buyer's address is his mosque's if he gave one, his email otherwise. */
function billToDetails({ billTo: { address, taxNumber }, user }: Order): string[] {
  const given = [address, taxNumber && `NPWP ${taxNumber}`].filter((line) => line !== null);
  return given.length > 0 ? (given as string[]) : [user.email];
}

function inWords(amount: number): string {
  const words = terbilang(amount);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} rupiah`;
}

function PaidTo({ order, payTo }: InvoiceSheetProps) {
  const { paymentAccount, status } = order;
  if (status === 'pending') {
    return <Fact label="Pembayaran dengan transfer ke salah satu rekening">{payTo}</Fact>;
  }
  const label = accountLabel(status);
  if (!paymentAccount || !label) return null;
  return (
    <Fact label={label}>
      {paymentAccount.name} {paymentAccount.accountNumber} a.n. {paymentAccount.accountName}
    </Fact>
  );
}
