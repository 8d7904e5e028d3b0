// The foot of an order's document as a PDF: what was received or where to pay, and who wrote it.
import {
  brand,
  buildPath,
  type OrderDocument,
  type PaymentAccount,
  type Seller,
  screens,
  sellerHead,
  writtenWhere,
} from '@timesync/contract';
import {
  type Block,
  bad,
  type Column,
  EDGE,
  good,
  INNER,
  left,
  linesOf,
  right,
  soft,
  stack,
  wrapped,
} from './sheet-blocks.ts';

export interface SheetFoot {
  document: OrderDocument;
  seller: Seller;
  /** Where it can be paid to. */
  accounts: PaymentAccount[];
  /** A small PNG. */
  signature: Buffer | undefined;
  publicUrl: string;
}

const QR_SIZE = 76;
const FOOT = 102;

export function footOf(sheet: SheetFoot): Block {
  const { document, seller } = sheet;
  const note = linesOf(
    [`Dokumen ini diterbitkan secara elektronik oleh ${brand.name}.`],
    { x: EDGE, width: INNER },
    { size: 7.5, color: soft },
  );
  const parts = [document.receipt ? receivedOf(sheet) : toPay(sheet), writtenBy(sheet)];
  const where = writtenWhere(seller, document.writtenAt);
  const date = linesOf([where], { ...right, align: 'center' }, { size: 9.5 });
  const least = document.isSigned ? FOOT : 0;
  const height = Math.max(least, ...parts.map((part) => part.height + note.height + 4));
  return {
    height,
    draw: (pen, y) => {
      for (const part of [...parts, date]) part.draw(pen, y);
      note.draw(pen, y + height - note.height);
    },
  };
}

function stateLine({ state }: OrderDocument, column: Column): Block {
  const color = state?.isGood ? good : bad;
  return linesOf(state ? [state.text] : [], column, { size: 11, weight: 'bold', color });
}

/** What was received, and the QR to check the kwitansi with. */
function receivedOf({ document, publicUrl }: SheetFoot): Block {
  const { amount, code } = document.receipt ?? { amount: '', code: '' };
  const column = { x: EDGE + QR_SIZE + 6, width: 210 };
  const text = stack([
    linesOf([amount], column, { size: 20, weight: 'bold' }),
    stateLine(document, column),
    linesOf(['Pindai untuk memeriksa keaslian kwitansi ini'], column, { size: 8, color: soft }),
  ]);
  return {
    height: QR_SIZE + 10,
    draw: (pen, y) => {
      const check = publicUrl + buildPath(screens.receiptCheck, { code });
      const corner = { x: EDGE - 6, y: y + 10 };
      pen.qr(check, { ...corner, size: QR_SIZE });
      pen.link(check, { ...corner, width: QR_SIZE, height: QR_SIZE });
      text.draw(pen, y + 22);
    },
  };
}

function toPay({ document, accounts }: SheetFoot): Block {
  const how = ['Pembayaran dengan transfer ke salah satu rekening:'];
  const named = accounts.map(
    ({ name, accountNumber, accountName }) => `${name} ${accountNumber} a.n. ${accountName}`,
  );
  return stack([
    stateLine(document, left),
    linesOf(accounts.length > 0 ? how : [], left, { size: 9.5, weight: 'bold' }),
    ...named.map((line) => wrapped(line, left, { size: 9.5 }, 2)),
  ]);
}

const STAMP = 56;

function writtenBy({ document, seller, signature }: SheetFoot): Block {
  const named = linesOf(
    [sellerHead(seller).name],
    { ...right, align: 'center' },
    { size: 9.5, weight: 'bold' },
  );
  const below = 15 + (document.isSigned ? STAMP : 0);
  return {
    height: below + 4 + named.height,
    draw: (pen, y) => {
      if (document.isSigned) {
        // A sum above five million needs a stamp of the tax office; others leave the space empty.
        const stamp = { x: right.x, y: y + 15, width: STAMP, height: STAMP };
        pen.outline(stamp, '#9aa59f');
        const inside = { x: right.x, width: STAMP, align: 'center' } as const;
        linesOf(['Meterai'], inside, { size: 8, color: soft }).draw(pen, y + 38);
        const room = right.width - STAMP - 6;
        const place = { x: right.x + STAMP + 6, y: y + 15, width: room, height: STAMP };
        if (signature) pen.picture(signature, place);
        pen.fill({ ...right, y: y + below + 2, height: 0.6 }, soft);
      }
      named.draw(pen, y + below + 4);
    },
  };
}
