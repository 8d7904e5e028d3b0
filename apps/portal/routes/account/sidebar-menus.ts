// Both menus exactly as the specification lists them; an admin's entries unfold their tools.
import { dashboardTabs, type Role, screens, type WaitingQueue } from '@timesync/contract';
import {
  CreditCard,
  Gauge,
  KeyRound,
  MonitorSmartphone,
  Package,
  PackageCheck,
  ReceiptText,
  Store,
  Users,
} from 'lucide-react';
import type { MenuEntry, MenuGroup, MenuTool } from '~/components/layout/shell/menu-entry';

type WaitingCounts = Partial<Record<WaitingQueue, number>>;

const dashboard: MenuEntry = { to: screens.dashboard, label: 'Dashboard', icon: Gauge };
const myProducts: MenuEntry = { to: screens.ownProducts, label: 'Produk Saya', icon: PackageCheck };

const customerMenu: MenuEntry[] = [
  dashboard,
  { to: screens.ownOrders, label: 'Transaksi Saya', icon: ReceiptText },
  myProducts,
];

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
      tools: [{ to: screens.releases, label: 'Rilis aplikasi' }],
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
      ],
    },
    { to: screens.initDevices, label: 'Init Devices', icon: MonitorSmartphone },
  ];
}

const sum = (...counts: Array<number | undefined>) =>
  counts.reduce<number>((total, count = 0) => total + count, 0);

/** Each entry shows the number of waiting items where it is known. */
export function menuFor(role: Role, waiting: WaitingCounts = {}): MenuEntry[] {
  return role === 'admin' ? adminMenu(waiting) : customerMenu;
}

/** What belongs to no single entry. */
export function groupFor(role: Role, waiting: WaitingCounts = {}): MenuGroup | undefined {
  if (role !== 'admin') return undefined;
  return {
    label: 'Toko',
    icon: Store,
    tools: [
      { to: screens.settings, label: 'Pengaturan' },
      { to: screens.mails, label: 'Email', waiting: waiting.mails },
      { to: screens.whatsapp, label: 'Kirim WA', waiting: waiting.messages },
    ],
  };
}

/** Every screen an admin can open from the menu, for the search. */
export function adminScreenList(): MenuTool[] {
  const entries = adminMenu({}).flatMap(({ to, label, tools = [] }) => [{ to, label }, ...tools]);
  return [...entries, ...(groupFor('admin')?.tools ?? [])];
}
