import type { OwnedLicense } from '@timesync/contract';
import { RadioGroup } from '~/components/ui/radio-group';
import { TYPED_KEY } from './license-options';

interface LicenseChoiceProps {
  inUseHere: OwnedLicense[];
  usable: OwnedLicense[];
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

function optionOf({ id, product, variant, licenseKey }: OwnedLicense, note?: string) {
  return {
    value: String(id),
    label: [product, variant].filter(Boolean).join(' · '),
    description: (
      <>
        <span className="block font-mono">{licenseKey}</span>
        {note && <span className="block font-semibold text-success-text">{note}</span>}
      </>
    ),
  };
}
