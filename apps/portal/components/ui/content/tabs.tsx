import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
  /** The tab is drawn each time it is opened, even where the others stay mounted. */
  isRedrawn?: boolean;
}

interface TabsProps {
  label: string;
  tabs: [Tab, ...Tab[]];
  /** The tab that is open at first; the default is the first one. */
  initialId?: string | undefined;
  /** Given when the open tab is stored elsewhere, such as in the URL. */
  open?: { id: string; onChange: (id: string) => void };
  /** For forms: what was typed in one tab is still there after a look at another. */
  keepsMounted?: boolean;
}

export function Tabs({ label, tabs, initialId = tabs[0].id, open, keepsMounted }: TabsProps) {
  const [chosen, setChosen] = useState(initialId);
  const { id: openId, onChange } = open ?? { id: chosen, onChange: setChosen };
  return (
    <Primitive.Root value={openId} onValueChange={onChange}>
      <Primitive.List
        aria-label={label}
        className="mb-5 flex flex-wrap gap-1 rounded-control bg-sunken p-1 sm:w-fit"
      >
        {tabs.map(({ id, label: name }) => (
          <Primitive.Trigger
            key={id}
            value={id}
            className="min-h-11 flex-1 rounded-control px-1.5 sm:flex-none sm:whitespace-nowrap sm:px-5 font-semibold text-ink-muted text-sm transition-colors duration-150 aria-selected:bg-surface aria-selected:text-brand-text aria-selected:shadow-card"
          >
            {name}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ id, content, isRedrawn }) => (
        <Primitive.Content
          key={id}
          value={id}
          forceMount
          hidden={id !== openId}
          className="focus-visible:outline-offset-4"
        >
          {(id === openId || (keepsMounted && !isRedrawn)) && content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
