// Both menus exactly as the specification lists them.
import { type Role, screens, type WaitingWork } from '@timesync/contract';
import {
  CreditCard,
  Gauge,
  KeyRound,
  MonitorSmartphone,
  Package,
  PackageCheck,
  ReceiptText,
  Users,
} from 'lucide-react';
import type { MenuEntry } from '~/components/layout/shell/menu-entry';

const dashboard: MenuEntry = { to: screens.dashboard, label: 'Dashboard', icon: Gauge };
const myProducts: MenuEntry = { to: screens.ownProducts, label: 'Produk Saya', icon: PackageCheck };

const sidebarMenus: Record<Role, MenuEntry[]> = {
  admin: [
    dashboard,
    { to: screens.users, label: 'Users', icon: Users },
    { to: screens.paymentAccounts, label: 'Payment Account', icon: CreditCard },
    { to: screens.products, label: 'Product', icon: Package },
    { to: screens.orders, label: 'Transaksi', icon: ReceiptText },
    myProducts,
    { to: screens.licenses, label: 'License', icon: KeyRound },
    { to: screens.initDevices, label: 'Init Devices', icon: MonitorSmartphone },
  ],
  user: [
    dashboard,
    { to: screens.ownOrders, label: 'Transaksi Saya', icon: ReceiptText },
    myProducts,
  ],
};

/** Adds the number of waiting items to each entry, where it is known. */
export function menuFor(role: Role, waiting: WaitingWork | undefined): MenuEntry[] {
  const counts: Record<string, number | undefined> = {
    [screens.orders]: waiting && waiting.proofs + waiting.shippingCosts + waiting.parcels,
    [screens.licenses]: waiting && waiting.moves + waiting.claims,
  };
  return sidebarMenus[role].map((entry) => ({ ...entry, waiting: counts[entry.to] }));
}
