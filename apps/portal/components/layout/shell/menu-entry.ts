import type { LucideIcon } from 'lucide-react';

export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** How much waits behind it. */
  waiting?: number | undefined;
}
