import type { LucideIcon } from 'lucide-react';

/** A further screen that belongs to an entry. */
export interface MenuTool {
  to: string;
  label: string;
  /** Number of waiting items. */
  waiting?: number | undefined;
}

export interface MenuEntry extends MenuTool {
  icon: LucideIcon;
  tools?: MenuTool[] | undefined;
}

/** Tools of the whole shop, below the entries. */
export interface MenuGroup {
  label: string;
  icon: LucideIcon;
  tools: MenuTool[];
}
