import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

export interface MenuItem {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
}

export interface DropdownMenuProps {
  /** One button that opens the menu. */
  trigger: ReactNode;
  header?: ReactNode;
  items: MenuItem[];
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** For the press that loaded it; later presses are handled by the menu. */
  isByKeyboard: boolean;
}

/** Open when mounted: its code is loaded by the first press of its button (lazy-menu.tsx). */
export default function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, header, items, side = 'bottom', isByKeyboard } = props;
  const chosen = useRef<() => void>(undefined);
  const focusesFirst = useRef(isByKeyboard);
  return (
    // Not modal: a modal menu hides the page from screen readers while it can still be tabbed to.
    <Primitive.Root modal={false} defaultOpen>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget || !focusesFirst.current) return;
            focusesFirst.current = false;
            currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
          }}
          // Not before the focus is back on the trigger: a dialog returns it to where it came from.
          onCloseAutoFocus={() => {
            const run = chosen.current;
            chosen.current = undefined;
            if (run) setTimeout(run);
          }}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-fade-in overflow-y-auto surface-sheet p-1.5 text-ink"
        >
          {header && <Primitive.Label className="px-3 py-2">{header}</Primitive.Label>}
          {items.map(({ label, icon: Icon, onSelect }) => (
            <Primitive.Item
              key={label}
              onSelect={() => {
                chosen.current = onSelect;
              }}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium text-sm outline-none data-highlighted:bg-sunken"
            >
              <Icon aria-hidden className="size-5 text-ink-muted" />
              {label}
            </Primitive.Item>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
