import type { LucideIcon } from 'lucide-react';

/** A further screen that belongs to an entry. */
export interface MenuTool {
  to: string;
  label: string;
  /** The number of waiting items. */
  waiting?: number | undefined;
}

export interface MenuEntry extends MenuTool {
  icon: LucideIcon;
  tools?: MenuTool[] | undefined;
}

/** The tools of the whole shop, drawn below the entries. */
export interface MenuGroup {
  label: string;
  icon: LucideIcon;
  tools: MenuTool[];
}
