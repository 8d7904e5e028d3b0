import { shownEmail } from '@timesync/contract';
import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import { LazyMenu } from '~/components/ui';

interface UserMenuProps {
  user: { name: string; email: string; avatar: string | null };
  onOpenAccount: () => void;
  onLogout: () => void;
}

export function UserMenu({ user, onOpenAccount, onLogout }: UserMenuProps) {
  return (
    <LazyMenu
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
          <span className="block max-w-60 truncate text-ink-muted text-xs">
            {shownEmail(user.email)}
          </span>
        </>
      }
      items={[
        { label: 'Account', icon: CircleUserRound, onSelect: onOpenAccount },
        { label: 'Logout', icon: LogOut, onSelect: onLogout },
      ]}
    />
  );
}

/** The person's picture or, without one, the first letters of the name. */
function UserAvatar({ name, imageUrl }: { name: string; imageUrl: string | null }) {
  if (imageUrl) {
    return <img src={imageUrl} alt="" className="size-9 shrink-0 rounded-full object-cover" />;
  }
  const words = name.trim().split(/\s+/).slice(0, 2);
  const initials = words.map((word) => Array.from(word)[0]?.toUpperCase()).join('');
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-bold text-[min(0.875rem,4vw)] text-brand-ink"
    >
      {initials}
    </span>
  );
}
