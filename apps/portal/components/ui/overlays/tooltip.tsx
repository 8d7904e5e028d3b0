import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

const DELAY_MS = 700;

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and event handlers. */
  children: ReactNode;
}

export default function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={8}
            className="z-50 animate-fade-in rounded-control bg-ink px-3 py-1.5 font-medium text-canvas text-xs shadow-float"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
