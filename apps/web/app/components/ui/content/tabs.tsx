import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
  /** Drawn when it is opened and not before, also where the others are kept. */
  isDrawnAnew?: boolean;
}

interface TabsProps {
  label: string;
  tabs: [Tab, ...Tab[]];
  /** Open at first; the first one when left out. */
  initialId?: string | undefined;
  /** Given by who keeps the open tab elsewhere, such as in the URL. */
  open?: { id: string; onChange: (id: string) => void };
  /** For forms: what was typed in one tab is still there after a look at another. */
  keepsAll?: boolean;
}

export function Tabs({ label, tabs, initialId = tabs[0].id, open, keepsAll }: TabsProps) {
  const state = open
    ? { value: open.id, onValueChange: open.onChange }
    : { defaultValue: initialId };
  return (
    <Primitive.Root {...state}>
      <Primitive.List
        aria-label={label}
        className="mb-5 flex flex-wrap gap-1 rounded-control bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.id}
            value={tab.id}
            className="min-h-11 flex-1 rounded-lg px-1.5 font-semibold text-ink-muted text-sm transition-colors duration-150 data-[state=active]:bg-surface data-[state=active]:text-brand-text data-[state=active]:shadow-card"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content
          key={tab.id}
          value={tab.id}
          forceMount={(keepsAll && !tab.isDrawnAnew) || undefined}
          className="focus-visible:outline-offset-4 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
