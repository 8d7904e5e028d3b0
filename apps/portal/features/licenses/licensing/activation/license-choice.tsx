import type { OwnLicense } from '@timesync/contract';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { goodsName } from './license-name';
import { TYPED_KEY } from './license-options';

interface LicenseChoiceProps {
  inUseHere: OwnLicense[];
  usable: OwnLicense[];
  value: string | undefined;
  onChange: (value: string) => void;
}

export function LicenseChoice({ inUseHere, usable, value, onChange }: LicenseChoiceProps) {
  return (
    <RadioGroup
      legend="Pilih lisensi"
      value={value}
      onChange={onChange}
      options={[
        ...inUseHere.map((license) => optionOf(license, 'Sudah aktif di perangkat ini')),
        ...usable.map((license) => optionOf(license)),
        { value: TYPED_KEY, label: 'Ketik license key' },
      ]}
    />
  );
}

function optionOf(license: OwnLicense, note?: string) {
  return {
    value: String(license.id),
    label: goodsName(license),
    description: (
      <>
        <span className="block font-mono">{license.licenseKey}</span>
        {note && <span className="block font-semibold text-success-text">{note}</span>}
      </>
    ),
  };
}
