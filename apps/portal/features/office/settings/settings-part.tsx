import { SubmitButton } from '~/components/form';
import { Loaded } from '~/components/ui';
import { useSettings } from './settings-queries';
import { SettingsSectionForm } from './settings-section-form';
import { type SettingsSection, settingsSections } from './settings-sections';

/** Parts of the settings as one form with one button, where another screen needs them. */
export function SettingsPart({
  ids,
  submitLabel,
  onSaved,
}: {
  ids: Array<SettingsSection['id']>;
  submitLabel: string;
  onSaved: () => void;
}) {
  const settings = useSettings();
  const fields = settingsSections.flatMap((each) => (ids.includes(each.id) ? each.fields : []));
  return (
    <Loaded query={settings} failure="Pengaturan tidak dapat dimuat.">
      {(data) => (
        <SettingsSectionForm
          section={{ fields }}
          settings={data}
          submit={<SubmitButton>{submitLabel}</SubmitButton>}
          onSaved={onSaved}
        />
      )}
    </Loaded>
  );
}
