// Who may open which screen: the area of the route that the screen reads first. The compiler compares
// each with the contract.
import { type AdminArea, type adminScreens, dashboardTabs, screens } from '@timesync/contract';
import type { Api, ApiCall } from '~/lib/api/api-calls';

const areaOf = <Call extends ApiCall>(area: Api[Call]['access'] & AdminArea): AdminArea => area;

type AdminScreen = (typeof adminScreens)[keyof typeof adminScreens];

const ofScreens: Record<AdminScreen, AdminArea> = {
  [screens.users]: areaOf<'GET /admin/users'>('customers'),
  [screens.customer]: areaOf<'GET /admin/users/:id'>('customers'),
  [screens.paymentAccounts]: areaOf<'POST /admin/payment-accounts'>('admin'),
  [screens.products]: areaOf<'GET /admin/products'>('admin'),
  [screens.product]: areaOf<'GET /admin/products/:id'>('admin'),
  [screens.stock]: areaOf<'GET /admin/stock'>('parcels'),
  [screens.orders]: areaOf<'GET /admin/transactions'>('orders'),
  [screens.order]: areaOf<'GET /admin/transactions/:id'>('orders'),
  [screens.licenses]: areaOf<'GET /admin/licenses'>('licenses'),
  [screens.license]: areaOf<'GET /admin/licenses/:id'>('licenses'),
  [screens.initDevices]: areaOf<'GET /admin/init-device'>('admin'),
  [screens.placeOrder]: areaOf<'POST /admin/transactions'>('orders'),
  [screens.placeOrderFor]: areaOf<'POST /admin/transactions'>('orders'),
  [screens.proofReview]: areaOf<'GET /admin/transactions'>('orders'),
  [screens.admins]: areaOf<'GET /admin/admins'>('admin'),
  [screens.mutations]: areaOf<'GET /admin/mutations'>('orders'),
  [screens.history]: areaOf<'GET /admin/history'>('admin'),
  [screens.mails]: areaOf<'GET /admin/mails'>('admin'),
  [screens.whatsapp]: areaOf<'GET /admin/whatsapp/messages'>('admin'),
  [screens.settings]: areaOf<'GET /admin/settings'>('admin'),
  [screens.settingsSection]: areaOf<'GET /admin/settings'>('admin'),
  [screens.apiKeys]: areaOf<'GET /admin/api-keys'>('admin'),
  [screens.firstSteps]: areaOf<'GET /admin/first-steps'>('admin'),
  [screens.releases]: areaOf<'GET /admin/releases'>('admin'),
  [screens.transfers]: areaOf<'GET /admin/transfers'>('licenses'),
  [screens.claims]: areaOf<'GET /admin/claims'>('parcels'),
  [screens.devices]: areaOf<'GET /admin/devices'>('licenses'),
  [screens.parcels]: areaOf<'GET /admin/parcels'>('parcels'),
};

/** By the path of a screen, or of a tab of the dashboard; undefined for what customers see too. */
export const screenAreas: Partial<Record<string, AdminArea>> = {
  ...ofScreens,
  [dashboardTabs.summary]: areaOf<'GET /admin/summary'>('admin'),
  [dashboardTabs.health]: areaOf<'GET /admin/health'>('admin'),
};
