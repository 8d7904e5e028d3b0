import { Loaded } from '~/components/ui/feedback/loaded';
import { useSettings } from './settings-queries';
import { SettingsSectionForm } from './settings-section-form';
import { type SettingsSection, settingsSections } from './settings-sections';

/** One part of the settings, where another screen needs it. */
export function SettingsPart({
  id,
  onSaved,
}: Pick<SettingsSection, 'id'> & { onSaved: () => void }) {
  const settings = useSettings();
  const section = settingsSections.find((each) => each.id === id);
  return (
    <Loaded query={settings} failure="Pengaturan tidak dapat dimuat.">
      {(data) =>
        section && <SettingsSectionForm section={section} settings={data} onSaved={onSaved} />
      }
    </Loaded>
  );
}
