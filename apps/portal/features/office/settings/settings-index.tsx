import { type SettingsSectionId, screens, settingsUrl } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { BackLink } from '~/components/ui';
import { hasDraftAt } from '~/lib/session/drafts';
import { type SettingsSection, settingsSections } from './settings-sections';

const unsaved = 'font-semibold text-gold-text text-xs';

/** Every section, as a page of its own. */
export default function SettingsHome() {
  return (
    <nav
      aria-label="Bagian pengaturan"
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <ul className="grid gap-px sm:grid-cols-2 xl:grid-cols-3">
        {settingsSections.map(({ id, title, holds, icon: Icon }) => (
          <li key={id} className="grid ring-1 ring-line">
            <Link
              to={settingsUrl(id)}
              className="flex min-h-16 items-center gap-3.5 px-4 py-2.5 hover:bg-sunken/60 sm:min-h-20 sm:px-5"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-brand-text" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-ink">{title}</span>
                <span className="block text-ink-muted text-xs">{holds}</span>
                {hasDraftAt(settingsUrl(id)) && (
                  <span className={classNames('block', unsaved)}>Belum disimpan</span>
                )}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Beside the open section; on a phone only the way back. */
export function SettingsIndex({ open }: { open: SettingsSectionId }) {
  return (
    <nav aria-label="Bagian pengaturan" className="lg:sticky lg:top-20">
      <BackLink to={screens.settings}>Pengaturan</BackLink>
      <ul className="mt-2 space-y-0.5 max-lg:hidden">
        {settingsSections.map((section) => (
          <li key={section.id}>
            <IndexLink section={section} isOpen={section.id === open} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function IndexLink({ section, isOpen }: { section: SettingsSection; isOpen: boolean }) {
  const { id, title, icon: Icon } = section;
  const url = settingsUrl(id);
  return (
    <Link
      to={url}
      aria-current={isOpen ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-ink text-sm hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">{title}</span>
      {/* What is typed in the open section shows at once; the others are read when this is drawn. */}
      {isOpen ? (
        <span className={classNames('hidden group-has-[form[data-unsaved]]:inline', unsaved)}>
          Belum disimpan
        </span>
      ) : (
        hasDraftAt(url) && <span className={unsaved}>Belum disimpan</span>
      )}
    </Link>
  );
}
