import { formatPhone, type ManagedSettings, type ShopSettings } from '@timesync/contract';
import type { ReactNode } from 'react';
import { Form, SelectField, SubmitButton, TextField } from '~/components/form';
import { Loaded } from '~/components/ui';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { editedFields } from '~/lib/values/edited-fields';
import { useCacheSettings, useSettings } from './settings-queries';
import { type SettingsSection, settingsSections } from './settings-sections';

interface SettingsSectionFormProps {
  section: Pick<SettingsSection, 'fields'>;
  settings: ManagedSettings;
  /** The button, or the bar with it. */
  submit: ReactNode;
  onSaved?: () => void;
}

/** Each part is saved by itself: a mistake in one holds up none of the others. */
export function SettingsSectionForm(props: SettingsSectionFormProps) {
  const { section, settings, submit, onSaved } = props;
  const cache = useCacheSettings();
  const { values } = settings;
  const names = section.fields.map(({ name }) => name);
  const schema = async () => (await import('./settings-form')).settingsSchema(names);
  const typed = ({ values: now }: ManagedSettings) =>
    Object.fromEntries(names.map((name) => [name, asTyped(name, now[name])]));
  return (
    <Form
      draft={`settings ${names[0]}`}
      schema={schema}
      defaultValues={typed(settings)}
      fallbackError="Pengaturan belum tersimpan."
      onSubmit={async (changed, reset) => {
        const body = editedFields(values, changed);
        const saved = await callApi('PATCH /admin/settings', { body });
        cache(saved);
        reset(typed(saved));
        notifySuccess('Data berhasil diperbarui');
        onSaved?.();
      }}
    >
      {section.fields.map(({ options, input, ...field }) =>
        options ? (
          <SelectField key={field.name} {...field} options={options} />
        ) : (
          <TextField key={field.name} {...field} {...input} />
        ),
      )}
      {submit}
    </Form>
  );
}

/** A setting as the text that its field holds. */
function asTyped(name: keyof ShopSettings, value: string | number | null): string {
  if (value === null) return '';
  return name === 'whatsappNumber' ? formatPhone(String(value)) : String(value);
}

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
