import {
  amountNames,
  formatDateTime,
  formatRupiah,
  missingAmount,
  type Order,
  type PaymentAccount,
} from '@timesync/contract';

/** The message that a customer forwards to the mosque's treasurer. */
export function treasurerMessage(order: Order, accounts: PaymentAccount[]): string {
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
