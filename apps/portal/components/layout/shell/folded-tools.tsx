import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { LazyMenu } from '~/components/ui/overlays/lazy-menu';
import type { MenuEntry, MenuGroup } from './menu-entry';

interface FoldedToolsProps {
  entries: MenuEntry[];
  group: MenuGroup | undefined;
}

/** A folded sidebar has no room for tools: all of them are in one menu, with their entry's icon. */
export function FoldedTools({ entries, group }: FoldedToolsProps) {
  const navigate = useNavigate();
  const items = [...entries, ...(group ? [group] : [])].flatMap(({ icon, tools = [] }) =>
    tools.map(({ to, label, waiting }) => ({
      icon,
      label: waiting ? `${label} (${waiting})` : label,
      onSelect: () => void navigate(to),
    })),
  );
  if (items.length === 0) return null;
  return (
    <LazyMenu
      side="right"
      trigger={
        <button
          type="button"
          aria-label="Alat"
          title="Alat"
          className="mx-0.5 mt-1 grid size-11 cursor-pointer place-items-center rounded-control text-deep-muted hover:bg-deep-raised hover:text-deep-ink"
        >
          <Ellipsis aria-hidden className="size-5" />
        </button>
      }
      items={items}
    />
  );
}
