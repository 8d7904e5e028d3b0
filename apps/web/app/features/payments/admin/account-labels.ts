import type { PaymentAccountType } from '@timesync/contract';

export const accountTypeLabels: Record<PaymentAccountType, string> = {
  bank: 'Bank',
  ewallet: 'E-Wallet',
  qris: 'QRIS',
};

export const accountTypeOptions = Object.entries(accountTypeLabels).map(([value, label]) => ({
  value,
  label,
}));

export const accountStatusWord = (isActive: boolean) => (isActive ? 'Aktif' : 'Nonaktif');
