import { defaultSettings, RUNNING_TEXT_MAX, type Theme, themes } from '@timesync/clock';
import { classNames, LabelledInput } from '@timesync/ui';

export function LookControls() {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ThemeChoice />
      <LabelledInput
        label="Teks berjalan"
        data-clock-text=""
        maxLength={RUNNING_TEXT_MAX}
        autoComplete="off"
        defaultValue={defaultSettings.runningText}
      />
    </div>
  );
}

/** Ground and accent of each theme; twins of the colours in clock-themes.css. */
const swatches: Record<Theme, string> = {
  zamrud: 'bg-[#0b4030] border-[#efc76c]',
  malam: 'bg-[#101b47] border-[#ffd98a]',
  marmer: 'bg-[#f8f1e1] border-[#b98a2c]',
};

function ThemeChoice() {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-ink text-sm">Tema</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2">
        {(Object.keys(themes) as Theme[]).map((theme) => (
          <label
            key={theme}
            className="flex min-h-12 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-control border border-line-strong/60 bg-surface px-1 py-2 text-center font-medium text-ink text-xs leading-tight has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus sm:flex-row sm:gap-2.5 sm:px-3"
          >
            <input
              type="radio"
              name="tema"
              data-clock-theme=""
              value={theme}
              defaultChecked={theme === defaultSettings.theme}
              className="sr-only"
            />
            <span
              aria-hidden
              className={classNames('size-6 shrink-0 rounded-full border-4', swatches[theme])}
            />
            {themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
