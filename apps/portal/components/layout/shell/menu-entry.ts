import type { LucideIcon } from 'lucide-react';

export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Number of waiting items. */
  waiting?: number | undefined;
}
