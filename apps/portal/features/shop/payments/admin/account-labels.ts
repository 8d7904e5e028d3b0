import type { PaymentAccountType } from '@timesync/contract';
import { optionsOf } from '~/lib/values/labels';

export const accountTypeLabels: Record<PaymentAccountType, string> = {
  bank: 'Bank',
  ewallet: 'E-Wallet',
  qris: 'QRIS',
};

export const accountTypeOptions = optionsOf(accountTypeLabels);

export const accountStatusWord = (isActive: boolean) => (isActive ? 'Aktif' : 'Nonaktif');
