import { cloneElement, type ReactElement, useState } from 'react';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { notifyError } from '~/lib/browser/notify';
import type { DropdownMenuProps } from './dropdown-menu';

interface MenuOnDemandProps extends Omit<DropdownMenuProps, 'trigger'> {
  /** One button that opens the menu. */
  trigger: ReactElement<React.ComponentProps<'button'>>;
}

const menu = loadOnDemand(async () => (await import('./dropdown-menu')).DropdownMenu);

/** A menu whose code no first visit pays for: fetched when a hand comes near its button. */
export function MenuOnDemand({ trigger, ...props }: MenuOnDemandProps) {
  const [isAsked, setIsAsked] = useState(false);
  const Menu = isAsked ? menu.current() : undefined;
  if (Menu) return <Menu trigger={trigger} {...props} />;
  const open = async () => {
    try {
      await menu.fetch();
      setIsAsked(true);
    } catch {
      notifyError('Menu tidak dapat dimuat. Periksa koneksi internet, lalu coba lagi.');
    }
  };
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: menu.fetchAhead,
    onFocus: menu.fetchAhead,
    onClick: () => void open(),
  });
}
