import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

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
  /** Given when the open tab is stored elsewhere, such as in the URL. */
  open?: { id: string; onChange: (id: string) => void };
  /** For forms: what was typed in one tab is still there after a look at another. */
  keepsAll?: boolean;
}

export function Tabs({ label, tabs, initialId = tabs[0].id, open, keepsAll }: TabsProps) {
  const [chosen, setChosen] = useState(initialId);
  const { id: openId, onChange } = open ?? { id: chosen, onChange: setChosen };
  const base = useId();
  const idOf = (tab: Tab) => `${base}-${tab.id}`;
  const panelIdOf = (tab: Tab) => `${idOf(tab)}-panel`;
  const moveOn = (event: KeyboardEvent) => {
    const next = neighbour(tabs, openId, event);
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf(next))?.focus();
    onChange(next.id);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveOn}
        className="mb-5 flex flex-wrap gap-1 rounded-control bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab.id === openId}
            aria-controls={panelIdOf(tab)}
            // One stop for the whole row; arrows move within it.
            tabIndex={tab.id === openId ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className="min-h-11 flex-1 rounded-lg px-1.5 font-semibold text-ink-muted text-sm transition-colors duration-150 aria-selected:bg-surface aria-selected:text-brand-text aria-selected:shadow-card"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelIdOf(tab)}
          role="tabpanel"
          aria-labelledby={idOf(tab)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached too
          tabIndex={0}
          hidden={tab.id !== openId}
          className="focus-visible:outline-offset-4"
        >
          {(tab.id === openId || (keepsAll && !tab.isDrawnAnew)) && tab.content}
        </div>
      ))}
    </div>
  );
}

/** The tab that an arrow key leads to, wrapping at both ends. */
function neighbour(tabs: Tab[], openId: string, event: KeyboardEvent): Tab | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const at = tabs.findIndex(({ id }) => id === openId);
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  return place === undefined ? undefined : tabs.at(place);
}
