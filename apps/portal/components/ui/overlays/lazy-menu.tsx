import { cloneElement, type ReactElement, useState } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { DropdownMenuProps } from './dropdown-menu';

interface LazyMenuProps extends Omit<DropdownMenuProps, 'trigger' | 'isByKeyboard'> {
  /** One button that opens the menu. */
  trigger: ReactElement<React.ComponentProps<'button'>>;
}

const Menu = lazyPart(
  () => import('./dropdown-menu'),
  ({ trigger }) => ({ fallback: trigger }),
);
const prefetch = () => void Menu.prefetch().catch(() => undefined);

/** A menu whose code is not part of the first load: prefetched when the pointer enters its button. */
export function LazyMenu({ trigger, ...props }: LazyMenuProps) {
  const [asked, setAsked] = useState<{ isByKeyboard: boolean }>();
  if (asked) return <Menu trigger={trigger} {...asked} {...props} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    // A key's click counts no presses.
    onClick: ({ detail }) => setAsked({ isByKeyboard: detail === 0 }),
  });
}
