import { type Region, type ShippingAddress, shippingAddress } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormAlertId } from '~/components/form/form';
import { FormAlert } from '~/components/form/form-alert';
import { TextField } from '~/components/form/text-field';
import { RegionField } from './region-field';

export function AddressFields() {
  const alertId = useId();
  const { setFocus, setValue } = useFormContext<ShippingAddress>();

  /** Choosing a place fills in the larger ones; then only the postcode is left. */
  function take(region: Region) {
    for (const level of ['kelurahan', 'kecamatan', 'city', 'province'] as const) {
      const name = region[level];
      if (name) setValue(level, name, { shouldDirty: true });
    }
    if (region.kelurahan) setFocus('postcode');
  }

  return (
    <FormAlertId value={alertId}>
      <section aria-labelledby={`${alertId}-heading`} className="space-y-4">
        <h3 id={`${alertId}-heading`} className="font-bold text-ink">
          Alamat pengiriman
        </h3>
        <FormAlert id={alertId} schema={shippingAddress} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...personInputs.name} label="Nama penerima" />
          <TextField {...personInputs.whatsapp} />
        </div>
        <TextField
          name="street"
          label="Jalan, nomor, RT/RW"
          autoComplete="street-address"
          enterKeyHint="next"
        />
        <RegionField
          name="kelurahan"
          label="Kelurahan / desa"
          hint="Ketik namanya, boleh dengan kotanya, lalu pilih: sisanya terisi sendiri."
          onChoose={take}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <RegionField name="kecamatan" label="Kecamatan" onChoose={take} />
          <RegionField name="city" label="Kabupaten / kota" onChoose={take} />
          <RegionField name="province" label="Provinsi" onChoose={take} />
          <TextField
            name="postcode"
            label="Kode pos"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        </div>
      </section>
    </FormAlertId>
  );
}
