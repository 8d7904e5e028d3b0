import { type ClockSettings, RUNNING_TEXT_MAX } from '@timesync/clock';
import { Field } from '~/components/ui/inputs/field';
import { Input } from '~/components/ui/inputs/input';
import { ThemeChoice } from './settings/theme-choice';

interface LookControlsProps {
  settings: ClockSettings;
  onChange: (changes: Partial<ClockSettings>) => void;
}

export function LookControls({ settings, onChange }: LookControlsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ThemeChoice chosen={settings.theme} onChoose={(theme) => onChange({ theme })} />
      <Field label="Teks berjalan">
        {(control) => (
          <Input
            {...control}
            maxLength={RUNNING_TEXT_MAX}
            autoComplete="off"
            value={settings.runningText}
            onChange={({ target }) => onChange({ runningText: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
