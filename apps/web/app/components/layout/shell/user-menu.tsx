import { ChevronDown, CircleUserRound, LogOut, ScrollText } from 'lucide-react';
import { DropdownMenu } from '~/components/ui/overlays/dropdown-menu';
import { UserAvatar } from './user-avatar';

interface UserMenuProps {
  user: { name: string; email: string; avatar: string | null };
  onOpenAccount: () => void;
  /** Left out for who has nothing to do there. */
  onOpenAudit?: (() => void) | undefined;
  onLogout: () => void;
}

export function UserMenu({ user, onOpenAccount, onOpenAudit, onLogout }: UserMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-2 hover:bg-sunken"
        >
          <UserAvatar name={user.name} imageUrl={user.avatar} />
          <span className="sr-only">Menu akun </span>
          <span className="sr-only font-semibold text-ink text-sm sm:not-sr-only sm:max-w-48 sm:truncate">
            {user.name}
          </span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
        </button>
      }
      header={
        <>
          <span className="block max-w-60 truncate font-semibold text-ink text-sm">
            {user.name}
          </span>
          <span className="block max-w-60 truncate text-ink-muted text-xs">{user.email}</span>
        </>
      }
      items={[
        { label: 'Account', icon: CircleUserRound, onSelect: onOpenAccount },
        ...(onOpenAudit ? [{ label: 'Audit', icon: ScrollText, onSelect: onOpenAudit }] : []),
        { label: 'Logout', icon: LogOut, onSelect: onLogout },
      ]}
    />
  );
}
