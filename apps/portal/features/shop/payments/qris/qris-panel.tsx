import { formatRupiah, type PaymentAccount, readQris } from '@timesync/contract';
import { QrCode } from '@timesync/ui';
import { useEffect, useRef, useState } from 'react';
import { codeWithAmount } from './code-with-amount';

/** The seller's code to scan, and the merchant name that the banking app must show. */
export default function QrisPanel({
  account,
  amount,
}: {
  account: PaymentAccount;
  amount: number;
}) {
  const { qrisPayload: payload, qrisPicture: picture } = account;
  const withAmount = useCodeWithAmount(account, amount);
  const panel = useRef<HTMLDivElement>(null);
  // A code half below the buttons cannot be scanned.
  const bringIntoSight = () => panel.current?.scrollIntoView({ block: 'nearest' });
  useEffect(bringIntoSight, []);
  if (!payload) return null;
  const { merchantName, merchantCity, nmid } = readQris(payload);
  return (
    <div ref={panel} className="w-full space-y-3 border-line border-t p-4 text-center">
      {picture && !withAmount ? (
        <img
          src={picture}
          alt={`Kode QRIS ${merchantName}`}
          onLoad={bringIntoSight}
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

/** The code that asks for the amount, once it has been drawn and read back; undefined otherwise. */
function useCodeWithAmount(account: PaymentAccount, amount: number): string | undefined {
  const [code, setCode] = useState<string>();
  const payload = account.qrisWithAmount ? account.qrisPayload : null;
  useEffect(() => {
    if (!payload) return undefined;
    let isOver = false;
    void codeWithAmount(payload, amount).then((read) => {
      if (!isOver) setCode(read);
    });
    return () => {
      isOver = true;
      setCode(undefined);
    };
  }, [payload, amount]);
  return code;
}
