import { formatRupiah, type PaymentAccount, readQris } from '@timesync/contract';
import { QrCode } from '~/components/ui/content/qr-code';
import { useCodeWithAmount } from './use-code-with-amount';

/** The seller's code to scan, and whose it must say it is. */
export function QrisPanel({ account, amount }: { account: PaymentAccount; amount: number }) {
  const { qrisPayload: payload, qrisPicture: picture } = account;
  const withAmount = useCodeWithAmount(account, amount);
  if (!payload) return null;
  const { merchantName, merchantCity, nmid } = readQris(payload);
  return (
    <div className="w-full space-y-3 border-line border-t p-4 text-center">
      {picture && !withAmount ? (
        <img
          src={new URL(picture, window.location.origin).href}
          alt={`Kode QRIS ${merchantName}`}
          className="mx-auto max-h-96 rounded-control bg-white object-contain"
        />
      ) : (
        <QrCode
          text={withAmount ?? payload}
          correction="medium"
          label={`Kode QRIS ${merchantName}`}
          className="mx-auto w-64 max-w-full rounded-control"
        />
      )}
      <p className="text-ink">
        Pastikan yang tampil setelah dipindai:
        <strong className="block">
          {merchantName}, {merchantCity}
        </strong>
        {nmid && <span className="block text-ink-muted text-sm">NMID {nmid}</span>}
      </p>
      <p className="text-ink-muted text-sm">
        {withAmount
          ? `Jumlahnya sudah terisi: ${formatRupiah(amount)}.`
          : `Ketik jumlahnya tepat ${formatRupiah(amount)}, jangan dibulatkan.`}
      </p>
    </div>
  );
}
