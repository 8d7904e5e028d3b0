// An order's document as a page, of the same design as its PDF (document-sheet.ts of the server).
import {
  brand,
  buildPath,
  type OrderDocument,
  type PublicSettings,
  screens,
  sellerHead,
  writtenWhere,
} from '@timesync/contract';
import { classNames, QrCode } from '@timesync/ui';
import type { ReactNode } from 'react';
import { LinesTable } from '../order-lines';
import './document-sheet.css';

const CHECK_LABEL = 'Pindai untuk memeriksa keaslian kwitansi ini';

interface DocumentSheetProps {
  document: OrderDocument;
  settings: PublicSettings;
  /** Where to pay, for an order that is not paid yet. */
  payTo: ReactNode;
}

export function DocumentSheet({ document, settings, payTo }: DocumentSheetProps) {
  const { leftOut, numbers, payer, rows, state, title, words } = document;
  const head = sellerHead(settings.seller);
  return (
    <article className="document-sheet mx-auto max-w-3xl space-y-5 surface-card p-4 text-ink text-sm sm:p-10">
      <header className="flex flex-wrap items-start justify-between gap-4 border-brand border-b-2 pb-4">
        <div className="max-w-sm">
          <p className="font-extrabold text-lg">{head.name}</p>
          {head.lines.map((line) => (
            <p key={line} className="text-ink-muted text-xs">
              {line}
            </p>
          ))}
        </div>
        <div className="sm:text-right">
          <h1 className="font-extrabold text-2xl uppercase tracking-wide">{title}</h1>
          {numbers.map((number) => (
            <p key={number} className="first-of-type:font-semibold">
              {number}
            </p>
          ))}
        </div>
      </header>

      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[3fr_2fr]">
        <div className="wrap-anywhere">
          <p className="text-ink-muted">{payer.label}</p>
          <p className="font-bold text-base">{payer.name}</p>
          {payer.details.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <dl className="wrap-anywhere">
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt className="inline">{label}: </dt>
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      </div>

      <LinesTable lines={document.lines} sums={document.sums} />
      <div className="rounded-control bg-sunken px-4 py-3 empty:hidden">
        {words && <p className="text-ink-muted">{words[0]}</p>}
        {words && <p className="font-bold">{words[1]}</p>}
        {leftOut}
      </div>

      <footer className="grid gap-x-8 gap-y-6 sm:grid-cols-[3fr_2fr]">
        <div className="flex items-center gap-4 sm:pt-4">
          {document.receipt && <CheckCode code={document.receipt.code} />}
          <div className="space-y-0.5">
            {document.receipt && (
              <p className="font-extrabold text-2xl">{document.receipt.amount}</p>
            )}
            {state && (
              <p
                className={classNames(
                  'font-extrabold',
                  state.isGood ? 'text-success-text' : 'text-danger-text',
                )}
              >
                {state.text}
              </p>
            )}
            {document.receipt && <p className="text-ink-muted text-xs">{CHECK_LABEL}</p>}
            {document.asksForTransfer && (
              <>
                <p className="font-bold">Pembayaran dengan transfer ke salah satu rekening:</p>
                {payTo}
              </>
            )}
          </div>
        </div>
        <Signature document={document} settings={settings} name={head.name} />
      </footer>
      <p className="text-ink-muted text-xs">
        Dokumen ini diterbitkan secara elektronik oleh {brand.name}.
      </p>
    </article>
  );
}

interface SignatureProps extends Omit<DocumentSheetProps, 'payTo'> {
  name: string;
}

function Signature({ document, settings, name }: SignatureProps) {
  return (
    <figure className="text-center max-sm:max-w-64">
      <p>{writtenWhere(settings.seller, document.writtenAt)}</p>
      {document.isSigned && (
        <div className="mt-2 flex h-20 items-center gap-3 border-ink-muted border-b pb-1">
          {/* A sum above five million needs a stamp of the tax office; others leave the space empty. */}
          <span className="grid size-19 shrink-0 place-items-center border border-line-strong border-dashed text-ink-muted text-xs">
            Meterai
          </span>
          {settings.signatureUrl && (
            <img
              src={settings.signatureUrl}
              alt="Tanda tangan penjual"
              className="mx-auto max-h-full min-w-0 object-contain"
            />
          )}
        </div>
      )}
      <figcaption className="mt-1 font-bold">{name}</figcaption>
    </figure>
  );
}

function CheckCode({ code }: { code: string }) {
  const address = window.location.origin + buildPath(screens.receiptCheck, { code });
  return (
    <QrCode
      text={address}
      label={CHECK_LABEL}
      correction="medium"
      className="-ml-2 w-24 shrink-0"
    />
  );
}
