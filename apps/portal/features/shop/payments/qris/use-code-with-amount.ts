import type { PaymentAccount } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { codeWithAmount } from './code-with-amount';

/** The code that asks for the amount, once it has been drawn and read back; undefined otherwise. */
export function useCodeWithAmount(account: PaymentAccount, amount: number): string | undefined {
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
