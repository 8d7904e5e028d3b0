// The route table of the specification, in one place. A screen's code is fetched when it is opened; its
// loader starts the data at the same moment and waits for neither.
import { screens } from '@timesync/contract';
import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  type NonIndexRouteObject,
  Outlet,
  type RouteObject,
  redirectDocument,
} from 'react-router';
import { FailedScreen } from './components/layout/failed-screen';
import { FullPageLoading } from './components/layout/full-page-loading';
import { PageHeader } from './components/layout/page-header';
import {
  BackLink,
  fetchComponent,
  type Load,
  lazyDialog,
  RowDialog,
  type RowDialogProps,
} from './components/ui';
import { readDashboard, readSession } from './first-reads';
import { useMay } from './lib/session/use-may';
import GuestOnlyLayout from './routes/account/guest-only';
import { screenAreas } from './routes/account/screen-areas';
import SignedInLayout from './routes/account/signed-in';
import AdminOnlyLayout from './routes/admin/admin-only';
import DashboardPage from './routes/own/dashboard';
import { Root } from './routes/root';

function screen(
  path: string,
  title: string,
  load: Load<object>,
  start: (args: LoaderFunctionArgs) => unknown = readSession,
): NonIndexRouteObject {
  const fetched = () => fetchComponent(load);
  return {
    path,
    handle: { title, area: screenAreas[path] },
    lazy: { Component: fetched },
    loader: (args) => {
      void start(args);
      return null;
    },
    // Its data does not depend on the URL, so a change of the URL refetches nothing.
    shouldRevalidate: () => false,
  };
}

interface Heading {
  description?: string;
  back?: { to: string; label: string };
}

/** A screen of a heading, of what one feature shows below it, and of the dialogs over that. */
function page(
  path: string,
  title: string,
  { description, back }: Heading,
  load: Load<object>,
): NonIndexRouteObject {
  return screen(path, title, async () => {
    const Content = await fetchComponent(load);
    return () => (
      <>
        <PageHeader
          title={title}
          description={description}
          action={back && <WayBack {...back} />}
        />
        <Content />
        <Outlet />
      </>
    );
  });
}

/** For whoever may open the screen that it leads to. */
function WayBack({ to, label }: { to: string; label: string }) {
  const may = useMay();
  const area = screenAreas[to];
  return area && may(area) && <BackLink to={to}>{label}</BackLink>;
}

const toOrders = { to: screens.orders, label: 'Transaksi' };
const toLicenses = { to: screens.licenses, label: 'License' };

/** A list with the dialogs that have a URL of their own. */
function list(of: NonIndexRouteObject, ...children: RouteObject[]): RouteObject {
  return { ...of, children };
}

/** Shown over its list while its code is still on its way. */
function dialog(path: string, load: Load<RowDialogProps>): RouteObject {
  const Dialog = lazyDialog(load);
  return {
    path,
    element: <RowDialog dialog={Dialog} />,
    loader: () => {
      // What fails is fetched again when it is shown.
      Dialog.prefetch().catch(() => undefined);
      return null;
    },
    shouldRevalidate: () => false,
  };
}

/** Part of the first script, because React Router shows no error while a layout is loading. */
function layout(Component: ComponentType, children: RouteObject[]): RouteObject {
  // Errors are shown inside the layout, so that its menu stays.
  return { Component, children: [{ errorElement: <FailedScreen />, children }] };
}

const phoneOrder = () => import('./routes/admin/shop/phone-order');

const adminRoutes = [
  page(screens.users, 'Users', {}, () => import('./features/people/accounts/admin/managed-users')),
  screen(screens.customer, 'Pelanggan', () => import('./routes/admin/people/customer')),
  page(
    screens.paymentAccounts,
    'Payment Account',
    {},
    () => import('./features/shop/payments/admin/managed-accounts'),
  ),
  list(
    page(
      screens.products,
      'Product',
      {},
      () => import('./features/shop/catalog/admin/managed-products'),
    ),
    dialog(screens.product, () => import('./features/shop/catalog/admin/product-detail-dialog')),
  ),
  page(
    screens.stock,
    'Stok',
    { description: 'Hitung barang di gudang, lalu simpan. Yang habis tidak dapat dipesan.' },
    () => import('./features/shop/catalog/admin/stock-list'),
  ),
  list(
    screen(
      screens.orders,
      'Transaksi',
      () => import('./routes/admin/shop/orders'),
      ({ request }) => {
        // An order can be placed without the list below it.
        const isListed = !new URL(request.url).pathname.startsWith(screens.placeOrder);
        if (isListed) import('./features/shop/orders/admin/managed-orders').catch(() => undefined);
        return readSession();
      },
    ),
    dialog(screens.order, () => import('./features/shop/orders/admin/managed-order-dialog')),
    dialog(screens.placeOrder, phoneOrder),
    dialog(screens.placeOrderFor, phoneOrder),
  ),
  list(
    page(
      screens.licenses,
      'License',
      {},
      () => import('./features/licenses/licensing/admin/managed-licenses'),
    ),
    dialog(
      screens.license,
      () => import('./features/licenses/licensing/admin/managed-license-dialog'),
    ),
  ),
  page(
    screens.initDevices,
    'Init Devices',
    {},
    () => import('./features/licenses/init-devices/managed-init-devices'),
  ),
  page(
    screens.proofReview,
    'Periksa Bukti',
    { description: 'Yang paling lama menunggu di depan.', back: toOrders },
    () => import('./features/shop/orders/admin/review/proof-review'),
  ),
  screen(screens.admins, 'Admin', () => import('./routes/admin/people/admins')),
  screen(screens.apiKeys, 'Kunci API', () => import('./routes/admin/people/api-keys')),
  page(
    screens.mutations,
    'Mutasi',
    {
      description: 'Letakkan mutasi bank, lalu setujui pesanan yang uangnya sudah masuk.',
      back: toOrders,
    },
    () => import('./features/shop/orders/admin/mutations/mutation-board'),
  ),
  page(
    screens.history,
    'Audit',
    { description: 'Siapa mengubah apa, dan kapan.', back: toOrders },
    () => import('./features/office/history/managed-history'),
  ),
  screen(screens.mails, 'Email', () => import('./routes/admin/office/mails')),
  screen(screens.whatsapp, 'Kirim WA', () => import('./routes/admin/office/whatsapp')),
  page(
    screens.settings,
    'Pengaturan',
    { description: 'Perubahan langsung berlaku di semua halaman.' },
    () => import('./features/office/settings/settings-index'),
  ),
  screen(
    screens.settingsSection,
    'Pengaturan',
    () => import('./routes/admin/office/settings-section'),
  ),
  screen(screens.firstSteps, 'Mulai', () => import('./routes/admin/office/first-steps')),
  screen(screens.releases, 'Rilis Aplikasi', () => import('./routes/admin/licenses/releases')),
  screen(screens.devices, 'Perangkat', () => import('./routes/admin/licenses/devices')),
  page(
    screens.transfers,
    'Pindah Perangkat',
    { description: 'Yang paling lama menunggu di depan.', back: toLicenses },
    () => import('./features/licenses/licensing/admin/transfers/transfer-queue'),
  ),
  page(
    screens.claims,
    'Klaim Garansi',
    { description: 'Yang paling lama menunggu di depan.', back: toLicenses },
    () => import('./features/shop/warranty/admin/claim-board'),
  ),
  screen(screens.parcels, 'Kiriman', () => import('./routes/admin/shop/parcels')),
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: FullPageLoading,
    errorElement: <FailedScreen isAlone />,
    children: [
      screen(
        screens.simulator,
        'Simulator perangkat',
        () => import('./features/licenses/licensing/simulator/simulator'),
      ),
      screen(screens.signup, 'Daftar', () => import('./routes/account/signup')),
      screen(screens.invitation, 'Undangan', () => import('./routes/account/invitation')),
      // Older handover links lead here; the page says that they are no longer valid.
      screen(screens.handoverLink, 'Serah terima', () => import('./routes/account/invitation')),
      screen(
        screens.stopReminders,
        'Hentikan pengingat',
        () => import('./routes/account/stop-reminders'),
      ),
      screen(
        screens.receiptCheck,
        'Periksa Kwitansi',
        () => import('./routes/account/receipt-check'),
      ),
      layout(GuestOnlyLayout, [
        screen(screens.login, 'Masuk', () => import('./routes/account/login')),
        screen(
          screens.forgotPassword,
          'Lupa password',
          () => import('./routes/account/forgot-password'),
        ),
      ]),
      layout(SignedInLayout, [
        screen(
          screens.unauthorized,
          '403 - Unauthorized',
          () => import('./routes/account/unauthorized'),
        ),
        screen(
          screens.dashboard,
          'Dashboard',
          // Part of the first script: most visits begin here, and its parts are those of other screens.
          async () => ({ default: DashboardPage }),
          readDashboard,
        ),
        list(
          screen(screens.ownOrders, 'Transaksi Saya', () => import('./routes/own/orders')),
          dialog(screens.ownOrder, () => import('./routes/own/opened-order')),
        ),
        screen(screens.document, 'Invoice dan Kwitansi', () => import('./routes/own/document')),
        list(
          screen(screens.ownProducts, 'Produk Saya', () => import('./routes/own/products')),
          dialog(screens.ownProduct, () => import('./routes/own/opened-product')),
        ),
        screen(screens.takeLicense, 'Ambil Lisensi', () => import('./routes/own/take-license')),
        screen(screens.handover, 'Serah Terima', () => import('./routes/own/handover')),
        screen(screens.mitra, 'Mitra', () => import('./routes/own/mitra')),
        screen(screens.ownMosques, 'Masjid Saya', () => import('./routes/own/mosques')),
        screen(screens.activation, 'Aktivasi perangkat', () => import('./routes/own/activation')),
        screen(
          screens.scannedActivation,
          'Aktivasi perangkat',
          () => import('./routes/own/scanned-activation'),
        ),
        layout(AdminOnlyLayout, adminRoutes),
      ]),
      { path: '*', loader: ({ request }) => leavePortal(request) },
    ],
  },
];

/** Other addresses are pages of the site, which the server has. */
function leavePortal({ url }: Request) {
  // The server sent this page for a URL that is no screen: a reload would loop for ever.
  if (url === firstAddress) throw new Response(null, { status: 404 });
  return redirectDocument(url);
}
const firstAddress = globalThis.location?.href;
