import { MAX_TRANSFERS } from '@timesync/contract';
import { useController } from 'react-hook-form';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { transfersUsedLabel } from '../transfers-used';

const COUNTED = 'counted';

/** Our own mistake or a warranty replacement must not cost the customer one of his moves. */
export function CountedChoice({ transfersUsed }: { transfersUsed: number }) {
  const { field } = useController({ name: 'isCounted' });
  const next = Math.min(transfersUsed + 1, MAX_TRANSFERS);
  return (
    <RadioGroup
      legend="Jatah pindah pelanggan"
      options={[
        {
          value: COUNTED,
          label: 'Dihitung',
          description: `Menjadi ${transfersUsedLabel(next)} terpakai begitu perangkat baru aktif.`,
        },
        {
          value: 'free',
          label: 'Tidak dihitung',
          description: 'Kesalahan kami atau ganti garansi. Alasannya wajib diisi.',
        },
      ]}
      value={field.value ? COUNTED : 'free'}
      onChange={(value) => field.onChange(value === COUNTED)}
    />
  );
}
