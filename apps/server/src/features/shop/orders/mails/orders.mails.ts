// Mails name the invoice in the subject, say what happened and what comes next. They never contain
// keys, only where to find them.
import {
  addressLines,
  afterRejection,
  amountNames,
  brand,
  formatDateTime,
  formatRupiah,
  isLateProofAllowed,
  lateProofUntil,
  missingAmount,
  orderDocument,
  ownOrderUrl,
  type PaymentAccount,
  productLabel,
  screens,
} from '@timesync/contract';
import { composeMail, type MailBlock } from '../../../../platform/mail/mail-layout.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { LoadedOrder } from '../load-order.repository.ts';
import { presentDocumented } from '../present-order.ts';
import type { ChosenUnits } from '../refunding/choose-units.ts';

function orderMail(order: LoadedOrder, subject: string, blocks: MailBlock[]): Mail {
  return composeMail(order.user, `${subject} – ${order.invoiceNumber}`, blocks);
}

const orderButton = (
  order: LoadedOrder,
  publicUrl: string,
  label = 'Lihat Transaksi',
): MailBlock => ({
  label,
  url: publicUrl + ownOrderUrl(order.id),
});

const because = (reason: string): MailBlock => ({ rows: [['Alasan', reason]] });

/** The order's document in short. */
function summary(order: LoadedOrder): MailBlock {
  const { shippingAddress } = order;
  const { lines, sums } = orderDocument(presentDocumented(order));
  const rows: Array<[string, string]> = [['Nomor Invoice', order.invoiceNumber]];
  for (const { name, variant, qty } of lines) {
    rows.push(['Produk', `${productLabel(name, variant)} × ${qty}`]);
  }
  if (shippingAddress) {
    rows.push(['Dikirim ke', [shippingAddress.name, ...addressLines(shippingAddress)].join(', ')]);
  }
  for (const { label, text } of sums) rows.push([label, text]);
  return { rows };
}

/** The accounts at the time of sending. */
function accountRows(accounts: PaymentAccount[]): MailBlock {
  return {
    rows: accounts.map(({ name, accountNumber, accountName }) => [
      name,
      `${accountNumber} a.n. ${accountName}`,
    ]),
  };
}

function howMuch({ uniqueCode, payableAmount }: LoadedOrder): string {
  const amount = `Transfer tepat ${formatRupiah(payableAmount)} ke salah satu rekening di bawah ini`;
  return uniqueCode === 0
    ? `${amount}.`
    : `${amount}, jangan dibulatkan: tiga angka terakhir menandai pesanan Anda.`;
}

/**
 * The customer may forward it to the mosque's treasurer, so it contains everything needed to pay.
 */
export function orderPlacedMail(
  order: LoadedOrder,
  publicUrl: string,
  accounts: PaymentAccount[],
): Mail {
  const nothingToPay = order.awaitsShippingCost
    ? NOT_COUNTED_YET
    : isFree(order)
      ? FREE
      : undefined;
  return orderMail(order, 'Pesanan diterima', [
    'Terima kasih, pesanan Anda sudah kami terima.',
    ...(nothingToPay
      ? [summary(order), nothingToPay, orderButton(order, publicUrl)]
      : howToPay(order, publicUrl, accounts)),
  ]);
}

const NOT_COUNTED_YET =
  'Ongkos kirimnya sedang kami hitung. Mohon jangan transfer dulu: jumlah yang harus dibayar kami kabari lewat email.';
const FREE =
  'Pesanan ini gratis, tidak ada yang perlu ditransfer. Kami periksa dalam 1×24 jam, lalu Anda kami kabari lewat email.';
const isFree = ({ totalAmount }: LoadedOrder) => totalAmount === 0;

function howToPay(order: LoadedOrder, publicUrl: string, accounts: PaymentAccount[]): MailBlock[] {
  return [
    summary(order),
    `Cara membayar:\n1. ${howMuch(order)}\n2. Unggah foto bukti transfer lewat tombol "Info Pembayaran".`,
    accountRows(accounts),
    `Mohon bayar sebelum ${formatDateTime(order.expiresAt)} WIB.`,
    orderButton(order, publicUrl, 'Info Pembayaran'),
  ];
}

/** An admin has said what sending costs: now it can be paid. */
export function shippingCostMail(
  order: LoadedOrder,
  publicUrl: string,
  accounts: PaymentAccount[],
): Mail {
  return orderMail(order, 'Ongkos kirim sudah dihitung', [
    'Ongkos kirim pesanan Anda sudah kami hitung. Pesanan dapat dibayar sekarang.',
    ...howToPay(order, publicUrl, accounts),
  ]);
}

export function proofReceivedMail(order: LoadedOrder, publicUrl: string): Mail {
  return orderMail(order, 'Bukti pembayaran diterima', [
    'Bukti pembayaran Anda sudah kami terima dan akan diperiksa dalam 1×24 jam.',
    summary(order),
    orderButton(order, publicUrl),
  ]);
}

const activationSteps = (publicUrl: string): MailBlock[] => [
  'Buka aplikasinya, lalu tekan Aktifkan sekarang:\n1. Buka aplikasi di perangkat yang akan dipakai (unduh di Dashboard jika belum ada): QR tampil.\n2. Tekan Aktifkan sekarang, lalu pindai QR itu dengan HP.\n3. Ketik 20 angka dari HP di perangkat itu. Selesai.',
  { label: 'Aktifkan sekarang', url: `${publicUrl}${screens.activation}` },
];

/** Nothing can be activated before the box arrives; another mail brings the tracking number. */
const boxComes =
  'Box Anda sedang kami siapkan; nomor resinya kami kirim lewat email. Setelah sampai, nyalakan box, lalu tekan Aktifkan sekarang di Dashboard.';

export function orderApprovedMail(order: LoadedOrder, publicUrl: string): Mail {
  return orderMail(order, isFree(order) ? 'Pesanan disetujui' : 'Pembayaran lunas', [
    isFree(order)
      ? 'Alhamdulillah, pesanan Anda sudah kami setujui.'
      : 'Alhamdulillah, lunas. Pembayaran Anda sudah kami terima.',
    ...(order.lines.some(({ isShipped }) => isShipped) ? [boxComes] : []),
    ...(order.lines.some(({ requiresLicense, isShipped }) => requiresLicense && !isShipped)
      ? activationSteps(publicUrl)
      : []),
    summary(order),
    ...(order.receipt ? [`Kwitansi ${order.receipt.number} kami lampirkan pada email ini.`] : []),
    'License key dan file lain ada di halaman Produk Saya. Demi keamanan, license key tidak kami kirim lewat email.',
    { label: 'Buka Produk Saya', url: `${publicUrl}${screens.ownProducts}` },
  ]);
}

export function proofRejectedMail(order: LoadedOrder, publicUrl: string): Mail {
  return orderMail(order, 'Bukti pembayaran belum dapat diterima', [
    'Mohon maaf, bukti pembayaran Anda belum dapat kami terima.',
    because(order.rejectionReason ?? '-'),
    summary(order),
    `${afterRejection(order.rejectionCode)} Batas waktunya ${formatDateTime(order.expiresAt)} WIB. Jika ada pertanyaan, hubungi admin ${brand.name}.`,
    orderButton(order, publicUrl, 'Kirim Bukti Baru'),
  ]);
}

/** A day before the end. */
export function orderReminderMail(order: LoadedOrder, publicUrl: string): Mail {
  return orderMail(order, 'Pesanan Anda hampir berakhir', [
    `Pesanan Anda menunggu pembayaran sampai ${formatDateTime(order.expiresAt)} WIB.`,
    summary(order),
    `${amountNames.transfer} ${formatRupiah(order.payableAmount)}. Nomor rekening ada di tombol di bawah ini.`,
    'Sudah transfer? Unggah buktinya sekarang. Tidak jadi? Abaikan saja email ini.',
    orderButton(order, publicUrl, 'Info Pembayaran'),
  ]);
}

/** Asks for the rest when too little money has arrived. */
export function partReceivedMail(order: LoadedOrder, publicUrl: string): Mail {
  return orderMail(order, 'Pembayaran baru sebagian', [
    'Terima kasih, sebagian pembayaran Anda sudah kami terima.',
    summary(order),
    {
      rows: [
        ['Sudah diterima', formatRupiah(order.receivedAmount)],
        ['Kurang', formatRupiah(missingAmount(order))],
      ],
    },
    `Mohon transfer kekurangannya, tepat ${formatRupiah(missingAmount(order))}, sebelum ${formatDateTime(order.expiresAt)} WIB. Jika ada pertanyaan, hubungi admin ${brand.name}.`,
    orderButton(order, publicUrl, 'Info Pembayaran'),
  ]);
}

/** Promises to reopen the order only while a late proof will be accepted. */
export function orderExpiredMail(order: LoadedOrder, publicUrl: string, now: Date): Mail {
  const transferred = isLateProofAllowed(order, now)
    ? `Unggah bukti transfernya di halaman transaksi ini sebelum ${formatDateTime(lateProofUntil(order))} WIB, pesanan akan kami proses kembali.`
    : `Jangan transfer lagi. Hubungi admin ${brand.name} dan sebutkan nomor invoice di atas.`;
  return orderMail(order, 'Pesanan kedaluwarsa', [
    'Batas waktu pembayaran pesanan Anda sudah lewat.',
    summary(order),
    `Sudah terlanjur transfer? ${transferred}`,
    'Belum transfer? Anda dapat membuat pesanan baru kapan saja.',
    orderButton(order, publicUrl, 'Buka Transaksi Saya'),
  ]);
}

/** By an admin; a customer who cancels his own order gets no mail. */
export function orderCancelledMail(order: LoadedOrder, publicUrl: string, reason: string): Mail {
  return orderMail(order, 'Pesanan dibatalkan', [
    'Mohon maaf, pesanan Anda kami batalkan.',
    because(reason),
    summary(order),
    `Sudah terlanjur transfer? Hubungi admin ${brand.name} dan sebutkan nomor invoice di atas.`,
    orderButton(order, publicUrl),
  ]);
}

/** `parcelsAwaited`: those that were sent and must come back. */
export function orderRefundedMail(
  order: LoadedOrder,
  publicUrl: string,
  { reason, parcelsAwaited }: { reason: string; parcelsAwaited: number },
): Mail {
  return orderMail(order, 'Dana pesanan dikembalikan', [
    'Pesanan Anda kami tutup dan dananya kami kembalikan.',
    because(reason),
    summary(order),
    `License key dari pesanan ini sudah tidak berlaku. Jika dana belum Anda terima, hubungi admin ${brand.name} dan sebutkan nomor invoice di atas.`,
    ...(parcelsAwaited > 0
      ? [
          `Box dari pesanan ini kami tunggu kembali. Hubungi admin ${brand.name} untuk alamat dan cara kirimnya.`,
        ]
      : []),
    orderButton(order, publicUrl),
  ]);
}

/** The rest of the order stays paid. */
export function unitsRefundedMail(
  order: LoadedOrder,
  publicUrl: string,
  { reason, amount, lines }: Pick<ChosenUnits, 'amount' | 'lines'> & { reason: string },
): Mail {
  const units = lines.map(({ line, unitIndexes }): [string, string] => [
    'Unit',
    `${productLabel(line.productName, line.variantName)} × ${unitIndexes.length}`,
  ]);
  return orderMail(order, 'Sebagian dana dikembalikan', [
    'Sebagian pesanan Anda kami tutup dan dananya kami kembalikan.',
    because(reason),
    { rows: [...units, ['Dikembalikan', formatRupiah(amount)]] },
    `License key dari unit itu sudah tidak berlaku; yang lain tetap berlaku.${
      order.receipt ? ` Kwitansi pengganti ${order.receipt.number} ada di halaman transaksi.` : ''
    } Jika dana belum Anda terima, hubungi admin ${brand.name} dan sebutkan nomor invoice di atas.`,
    orderButton(order, publicUrl),
  ]);
}
