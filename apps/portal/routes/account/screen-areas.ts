// Who may open which screen: the area of the route that the screen reads first. The compiler compares
// each with the contract.
import { type AdminArea, adminScreens, dashboardTabs, screens } from '@timesync/contract';
import type { Api, ApiCall } from '~/lib/api';

const areaOf = <Call extends ApiCall>(area: Api[Call]['access'] & AdminArea): AdminArea => area;

/** By the path of a screen, or of a tab of the dashboard; undefined for what customers see too. */
export const screenAreas: Partial<Record<string, AdminArea>> = {
  // A screen is the pemilik's, unless it is named below.
  ...Object.fromEntries(Object.values(adminScreens).map((path) => [path, 'admin'])),
  [dashboardTabs.summary]: 'admin',
  [dashboardTabs.health]: 'admin',
  [screens.users]: areaOf<'GET /admin/users'>('customers'),
  [screens.customer]: areaOf<'GET /admin/users/:id'>('customers'),
  [screens.stock]: areaOf<'GET /admin/stock'>('parcels'),
  [screens.orders]: areaOf<'GET /admin/transactions'>('orders'),
  [screens.order]: areaOf<'GET /admin/transactions/:id'>('orders'),
  [screens.licenses]: areaOf<'GET /admin/licenses'>('licenses'),
  [screens.license]: areaOf<'GET /admin/licenses/:id'>('licenses'),
  [screens.placeOrder]: areaOf<'POST /admin/transactions'>('orders'),
  [screens.placeOrderFor]: areaOf<'POST /admin/transactions'>('orders'),
  [screens.proofReview]: areaOf<'GET /admin/transactions'>('orders'),
  [screens.mutations]: areaOf<'GET /admin/mutations'>('orders'),
  [screens.transfers]: areaOf<'GET /admin/transfers'>('licenses'),
  [screens.claims]: areaOf<'GET /admin/claims'>('parcels'),
  [screens.devices]: areaOf<'GET /admin/devices'>('licenses'),
  [screens.parcels]: areaOf<'GET /admin/parcels'>('parcels'),
};
