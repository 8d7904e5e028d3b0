import type { Region, ShippingAddress } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormAlertId } from '~/components/form/form';
import { FormAlert } from '~/components/form/form-alert';
import { TextField } from '~/components/form/text-field';
import { fetchAddressSchema } from './fetch-address-schema';
import { RegionField } from './region-field';
import { findPostcode } from './shipping-queries';

export function AddressFields() {
  const alertId = useId();
  const { getValues, setFocus, setValue } = useFormContext<ShippingAddress>();
  const [proposed, setProposed] = useState<string>();

  /** Choosing a place fills in the larger ones, and the postcode if earlier parcels went there. */
  function fillIn(region: Region) {
    for (const level of ['kelurahan', 'kecamatan', 'city', 'province'] as const) {
      const name = region[level];
      if (name) setValue(level, name, { shouldDirty: true });
    }
    if (!region.kelurahan) return;
    setFocus('postcode');
    void proposePostcode();
  }

  async function proposePostcode() {
    const isOwn = (typed: string) => typed !== '' && typed !== proposed;
    const { kelurahan, kecamatan, city, postcode: before } = getValues();
    if (isOwn(before)) return;
    const found = await findPostcode({ kelurahan, kecamatan, city });
    // It may have been typed meanwhile.
    if (isOwn(getValues('postcode'))) return;
    setValue('postcode', found ?? '', { shouldDirty: true });
    setProposed(found);
    // Typing replaces it.
    if (found) setFocus('postcode', { shouldSelect: true });
  }

  return (
    <FormAlertId value={alertId}>
      <section aria-labelledby={`${alertId}-heading`} className="space-y-4">
        <h3 id={`${alertId}-heading`} className="font-bold text-ink">
          Alamat pengiriman
        </h3>
        <FormAlert id={alertId} schema={fetchAddressSchema} />
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
          onChoose={fillIn}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <RegionField name="kecamatan" label="Kecamatan" onChoose={fillIn} />
          <RegionField name="city" label="Kabupaten / kota" onChoose={fillIn} />
          <RegionField name="province" label="Provinsi" onChoose={fillIn} />
          <TextField
            name="postcode"
            label="Kode pos"
            hint={proposed && 'Dari kiriman sebelumnya ke tempat ini. Periksa dulu.'}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
        </div>
      </section>
    </FormAlertId>
  );
}
