// The route table of the specification, written down a second time on purpose: a screen that moves
// or changes its access must fail a test.
export const publicScreens = [
  '/',
  '/sales',
  '/privasi',
  '/syarat',
  '/jam',
  '/unduh',
  '/cek',
  '/simulator',
  '/login',
  '/signup',
  '/forgot-password',
  '/alamat-yang-tidak-ada',
];
export const customerScreens = [
  '/dashboard',
  '/user/transaction',
  '/my-product',
  '/masjid/serah-terima',
  '/unauthorized',
];
export const adminScreens = [
  '/user',
  '/payment-account',
  '/product',
  '/transaction',
  '/transaction/periksa',
  '/transaction/mutasi',
  '/license',
  '/license/pindah',
  '/license/klaim',
  '/kiriman',
  '/init-device',
  '/audit',
  '/kirim-wa',
  '/pengaturan',
  '/mulai',
  '/rilis',
  '/email',
  '/user/admin',
  '/user/serah-terima',
];
