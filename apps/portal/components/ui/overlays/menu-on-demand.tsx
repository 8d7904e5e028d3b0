import { cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { notifyError } from '~/lib/browser/notify';
import type { DropdownMenuProps } from './dropdown-menu';

interface MenuOnDemandProps extends Omit<DropdownMenuProps, 'trigger' | 'isByKeyboard'> {
  /** One button that opens the menu. */
  trigger: ReactElement<React.ComponentProps<'button'>>;
}

const menu = loadOnDemand(async () => (await import('./dropdown-menu')).DropdownMenu);

/** A menu whose code is not part of the first load: prefetched when the pointer enters its button. */
export function MenuOnDemand({ trigger, ...props }: MenuOnDemandProps) {
  const [asked, setAsked] = useState<{ isByKeyboard: boolean }>();
  const Menu = asked ? menu.current() : undefined;
  if (asked && Menu) return <Menu trigger={trigger} {...asked} {...props} />;
  const open = async ({ detail }: MouseEvent) => {
    try {
      await menu.fetch();
      // A key's click counts no presses.
      setAsked({ isByKeyboard: detail === 0 });
    } catch {
      notifyError('Menu tidak dapat dimuat. Periksa koneksi internet, lalu muat ulang halaman.');
    }
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: menu.prefetch,
    onFocus: menu.prefetch,
    onClick: (event) => void open(event),
  });
}
