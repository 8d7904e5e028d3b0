// Both menus exactly as the specification lists them: an admin's entries unfold their tools, a mitra has one
// line more, and a helper sees what he may open.
import {
  type AdminRights,
  dashboardTabs,
  hasAdminArea,
  type SessionUser,
  screens,
  type WaitingQueue,
} from '@timesync/contract';
import {
  CreditCard,
  Gauge,
  Handshake,
  KeyRound,
  MonitorSmartphone,
  Package,
  PackageCheck,
  ReceiptText,
  Store,
  Users,
} from 'lucide-react';
import type { MenuEntry, MenuGroup, MenuTool } from '~/components/layout/shell/menu-entry';
import { screenAreas } from './screen-areas';

type WaitingCounts = Partial<Record<WaitingQueue, number>>;

const dashboard: MenuEntry = { to: screens.dashboard, label: 'Dashboard', icon: Gauge };
const myProducts: MenuEntry = { to: screens.ownProducts, label: 'Produk Saya', icon: PackageCheck };

const customerMenu: MenuEntry[] = [
  dashboard,
  { to: screens.ownOrders, label: 'Transaksi Saya', icon: ReceiptText },
  myProducts,
];

const mitra: MenuEntry = { to: screens.mitra, label: 'Mitra', icon: Handshake };

function adminMenu(waiting: WaitingCounts): MenuEntry[] {
  const { proofs, money, parcels, shippingCosts, moves, claims } = waiting;
  return [
    {
      ...dashboard,
      tools: [
        { to: dashboardTabs.summary, label: 'Ringkasan' },
        { to: dashboardTabs.health, label: 'Kesehatan' },
      ],
    },
    {
      to: screens.users,
      label: 'Users',
      icon: Users,
      tools: [{ to: screens.admins, label: 'Admin' }],
    },
    { to: screens.paymentAccounts, label: 'Payment Account', icon: CreditCard },
    {
      to: screens.products,
      label: 'Product',
      icon: Package,
      tools: [
        { to: screens.releases, label: 'Rilis aplikasi' },
        { to: screens.stock, label: 'Stok' },
      ],
    },
    {
      to: screens.orders,
      label: 'Transaksi',
      icon: ReceiptText,
      waiting: sum(proofs, money, parcels, shippingCosts),
      tools: [
        { to: screens.proofReview, label: 'Periksa Bukti', waiting: proofs },
        { to: screens.mutations, label: 'Mutasi', waiting: money },
        { to: screens.parcels, label: 'Kiriman', waiting: parcels },
        { to: screens.placeOrder, label: 'Buat Pesanan' },
        { to: screens.history, label: 'Audit' },
      ],
    },
    myProducts,
    {
      to: screens.licenses,
      label: 'License',
      icon: KeyRound,
      waiting: sum(moves, claims),
      tools: [
        { to: screens.transfers, label: 'Pindah', waiting: moves },
        { to: screens.claims, label: 'Klaim', waiting: claims },
        { to: screens.devices, label: 'Perangkat' },
      ],
    },
    { to: screens.initDevices, label: 'Init Devices', icon: MonitorSmartphone },
  ];
}

const sum = (...counts: Array<number | undefined>) =>
  counts.reduce<number>((total, count = 0) => total + count, 0);

function mayOpen(user: AdminRights, { to }: MenuTool): boolean {
  const area = screenAreas[to];
  return area === undefined || hasAdminArea(user, area);
}

/** Each entry shows the number of waiting items where it is known. */
export function menuFor(
  user: AdminRights & Pick<SessionUser, 'isMitra'>,
  waiting: WaitingCounts = {},
): MenuEntry[] {
  if (user.role !== 'admin') return user.isMitra ? [...customerMenu, mitra] : customerMenu;
  return adminMenu(waiting).flatMap(({ tools = [], ...entry }) => {
    const open = tools.filter((tool) => mayOpen(user, tool));
    if (mayOpen(user, entry)) return { ...entry, ...(open.length > 0 && { tools: open }) };
    // Tools of an entry that stays closed stand for themselves.
    return open.map((tool) => ({ ...tool, icon: entry.icon }));
  });
}

/** What belongs to no single entry. */
export function groupFor(user: AdminRights, waiting: WaitingCounts = {}): MenuGroup | undefined {
  const group = {
    label: 'Toko',
    icon: Store,
    tools: [
      { to: screens.settings, label: 'Pengaturan' },
      { to: screens.apiKeys, label: 'Kunci API' },
      { to: screens.mails, label: 'Email', waiting: waiting.mails },
      { to: screens.whatsapp, label: 'Kirim WA', waiting: waiting.messages },
    ].filter((tool) => mayOpen(user, tool)),
  };
  return group.tools.length > 0 ? group : undefined;
}

/** Every screen this admin can open from the menu, for the search. */
export function adminScreenList(user: AdminRights): MenuTool[] {
  const entries = menuFor(user).flatMap(({ to, label, tools = [] }) => [{ to, label }, ...tools]);
  return [...entries, ...(groupFor(user)?.tools ?? [])];
}
