/** Nobody may transfer to these by mistake: the holder says that they are examples. */
const HOLDER = 'Contoh Yayasan TimeSync';

export const starterPaymentAccounts = [
  { name: 'BCA (contoh)', accountNumber: '0000000001', accountName: HOLDER, type: 'bank' },
  { name: 'BSI (contoh)', accountNumber: '0000000002', accountName: HOLDER, type: 'bank' },
  { name: 'DANA (contoh)', accountNumber: '080000000003', accountName: HOLDER, type: 'ewallet' },
] as const;
