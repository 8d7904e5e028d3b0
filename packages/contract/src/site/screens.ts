import { buildPath } from '../wire/route.ts';

/** For admins only. The files of `routes/admin` in the portal draw them; a dialog's path is below its list's. */
export const adminScreens = {
  users: '/user',
  customer: '/pelanggan/:id',
  paymentAccounts: '/payment-account',
  products: '/product',
  product: '/product/:id',
  stock: '/product/stok',
  orders: '/transaction',
  order: '/transaction/:id',
  licenses: '/license',
  license: '/license/:id',
  initDevices: '/init-device',
  placeOrder: '/transaction/buat',
  placeOrderFor: '/transaction/buat/:id',
  proofReview: '/transaction/periksa',
  admins: '/user/admin',
  mutations: '/transaction/mutasi',
  history: '/audit',
  mails: '/email',
  whatsapp: '/kirim-wa',
  settings: '/pengaturan',
  settingsSection: '/pengaturan/:section',
  apiKeys: '/kunci-api',
  firstSteps: '/mulai',
  releases: '/rilis',
  transfers: '/license/pindah',
  devices: '/license/perangkat',
  claims: '/license/klaim',
  parcels: '/kiriman',
} as const;

/** The landing page's notice for whoever was led there because the session had ended. */
export const SESSION_ENDED = 'sesi-berakhir';

/** Every screen's path, in one place: the portal's route table and the server's fallback read it. */
export const screens = {
  ...adminScreens,
  landing: '/',
  sales: '/sales',
  privacy: '/privasi',
  terms: '/syarat',
  clock: '/jam',
  downloads: '/unduh',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  unauthorized: '/unauthorized',
  dashboard: '/dashboard',
  invitation: '/undangan',
  takeLicense: '/ambil',
  handoverLink: '/serah-terima',
  stopReminders: '/berhenti/:token',
  activation: '/aktivasi',
  scannedActivation: '/aktivasi/:request',
  licenseCheck: '/cek',
  receiptCheck: '/kwitansi/:code',
  simulator: '/simulator',
  ownOrders: '/user/transaction',
  ownOrder: '/user/transaction/:id',
  document: '/user/transaction/:id/kwitansi',
  ownProducts: '/my-product',
  ownProduct: '/my-product/:id',
  ownMosques: '/my-product/masjid',
  handover: '/masjid/serah-terima',
  mitra: '/mitra',
} as const;

/** Pages of `apps/site`, which the server renders; all other screens are drawn by the portal app. */
export const sitePages: readonly string[] = [
  screens.landing,
  screens.sales,
  screens.clock,
  screens.downloads,
  screens.privacy,
  screens.terms,
  screens.licenseCheck,
];

/** Old addresses of screens, which bookmarks and mails still name. */
export const movedScreens: Readonly<Record<string, string>> = { '/admin': screens.admins };

/** The address opens the order's dialog; every mail links to it. */
export const ownOrderUrl = (id: number) => buildPath(screens.ownOrder, { id: String(id) });

export const managedOrderUrl = (id: number) => buildPath(screens.order, { id: String(id) });

export type SettingsSectionId =
  | 'penjual'
  | 'kontak'
  | 'pesanan'
  | 'pengiriman'
  | 'syarat'
  | 'penjualan'
  | 'email'
  | 'whatsapp'
  | 'pengingat'
  | 'webhook'
  | 'kabar';

/** One section of Pengaturan. */
export const settingsUrl = (section: SettingsSectionId) =>
  buildPath(screens.settingsSection, { section });

/** A product that was chosen on the landing page stays chosen through sign-up and login. */
export const CHOSEN_PRODUCT_PARAM = 'produk';

/** The admin's own tabs of the dashboard. */
export const dashboardTabs = {
  summary: `${screens.dashboard}?tab=ringkasan`,
  health: `${screens.dashboard}?tab=kesehatan`,
} as const;
