import {
  CORRECTION_MAX,
  DONATION_MAX,
  defaultSettings,
  HEIGHT_MAX,
  HIJRI_DAYS_MAX,
  labelOf,
  MINUTES_MAX,
  prayers,
  settingText,
  timeNames,
} from '@timesync/clock';
import { controlStyle, Field, Input, LabelledInput } from '@timesync/ui';
import type { ReactNode } from 'react';

/** Everything else that a mosque sets. `islands/clock/settings-fields.ts` reads it. */
export function PrayerControls() {
  return (
    <details data-clock-further="" className="group rounded-control border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-semibold text-brand-text after:text-xl after:content-['+'] group-open:after:content-['−']">
        Iqomah, koreksi, layar, dan donasi
      </summary>
      {/* Two dozen fields would cost the first paint of every visitor. */}
      <template>
        <div className="space-y-6 pt-2 pb-5">
          <Group name="iqomah" title="Jeda adzan ke iqomah (menit)" join="." grid>
            {prayers.map((prayer, index) => (
              <NumberField
                key={prayer}
                label={labelOf(prayer, false)}
                min={0}
                max={MINUTES_MAX}
                value={usual('iqomah').split('.')[index]}
              />
            ))}
          </Group>
          <Group name="koreksi" title="Koreksi waktu (menit)" join="." grid>
            {timeNames.map((name) => (
              <NumberField
                key={name}
                label={labelOf(name, false)}
                min={-CORRECTION_MAX}
                max={CORRECTION_MAX}
                value="0"
              />
            ))}
          </Group>
          <Group name="tinggi" title="Koreksi ketinggian">
            <NumberField
              label="Meter di atas laut, kosong bila ikut bawaan kota, 0 bila tanpa koreksi"
              min={0}
              max={HEIGHT_MAX}
              value=""
            />
            <p role="status" data-clock-height="" className="mt-1.5 text-ink-muted text-sm" />
          </Group>
          <Group name="hijri" title="Tanggal Hijriah">
            <NumberField
              label="Tambah atau kurangi (hari)"
              min={-HIJRI_DAYS_MAX}
              max={HIJRI_DAYS_MAX}
              value="0"
            />
          </Group>
          <Group name="jumat" title="Sholat Jumat">
            <TimeField label="Jam adzan, kosong bila ikut Zuhur" />
          </Group>
          <Group name="sholat" title="Layar saat sholat">
            <NumberField
              label="Lama layar hening (menit)"
              min={0}
              max={MINUTES_MAX}
              value={usual('sholat')}
            />
          </Group>
          <Group name="tarhim" title="Tarhim">
            <NumberField
              label="Menit sebelum adzan, 0 bila tidak ada"
              min={0}
              max={MINUTES_MAX}
              value="0"
            />
          </Group>
          <Group name="gelap" title="Layar gelap di malam hari" join="-" grid>
            <TimeField label="Mulai" />
            <TimeField label="Sampai" />
          </Group>
          <Group name="donasi" title="QRIS donasi masjid">
            <Field label="Teks QRIS, kosong bila tidak ada">
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  maxLength={DONATION_MAX}
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="000201…"
                  className={`${controlStyle} break-all py-2 font-mono text-sm`}
                />
              )}
            </Field>
          </Group>
        </div>
      </template>
    </details>
  );
}

const usual = (name: string) => settingText(defaultSettings, name);

interface GroupProps {
  /** Its name in the clock's link. */
  name: string;
  title: string;
  /** The separator between the values of its fields. */
  join?: string;
  grid?: boolean;
  children: ReactNode;
}

function Group({ name, title, join, grid, children }: GroupProps) {
  return (
    <fieldset data-clock-setting={name} data-join={join}>
      <legend className="mb-1.5 font-semibold text-ink text-sm">{title}</legend>
      <div className={grid ? 'grid grid-cols-2 gap-3 sm:grid-cols-4' : 'max-w-sm'}>{children}</div>
      <p role="alert" hidden className="mt-1.5 text-danger-text text-sm">
        {name === 'donasi'
          ? 'Kode QRIS ini tidak utuh. Salin ulang seluruh teksnya.'
          : 'Nilai ini di luar batas, jadi belum dipakai.'}
      </p>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  min: number;
  max: number;
  value: string | undefined;
}

function NumberField({ label, min, max, value }: NumberFieldProps) {
  return (
    <LabelledInput
      label={label}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      defaultValue={value}
    />
  );
}

function TimeField({ label }: { label: string }) {
  return <Field label={label}>{(control) => <Input {...control} type="time" />}</Field>;
}
