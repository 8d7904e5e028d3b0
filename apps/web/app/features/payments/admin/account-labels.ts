import type { PaymentAccountType } from '@timesync/contract';

export const accountTypeWords: Record<PaymentAccountType, string> = {
  bank: 'Bank',
  ewallet: 'E-Wallet',
};

export const accountTypeOptions = Object.entries(accountTypeWords).map(([value, label]) => ({
  value,
  label,
}));

export const accountStatusWord = (isActive: boolean) => (isActive ? 'Aktif' : 'Nonaktif');
