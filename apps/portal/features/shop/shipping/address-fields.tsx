import type { Region, ShippingAddress } from '@timesync/contract';
import { personInputs } from '@timesync/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '~/components/form';
import { RegionField } from './region-field';
import { findPostcode } from './shipping-queries';

interface AddressFieldsProps {
  /** Of a placed order: only an admin changes it, because the shipping cost depends on it. */
  isProvinceFixed?: boolean;
}

export function AddressFields({ isProvinceFixed = false }: AddressFieldsProps) {
  const { getValues, setFocus, setValue } = useFormContext<ShippingAddress>();
  const [proposed, setProposed] = useState<string>();

  /** Choosing a place fills in the larger ones, and the postcode if earlier parcels went there. */
  function fillIn(region: Region) {
    for (const level of ['kelurahan', 'kecamatan', 'city', 'province'] as const) {
      const name = region[level];
      if (name && !(isProvinceFixed && level === 'province'))
        setValue(level, name, { shouldDirty: true });
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
    <>
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
        {isProvinceFixed ? (
          <TextField
            name="province"
            label="Provinsi"
            readOnly
            hint="Ongkir dihitung dari provinsi. Hubungi admin jika berbeda."
          />
        ) : (
          <RegionField name="province" label="Provinsi" onChoose={fillIn} />
        )}
        <TextField
          name="postcode"
          label="Kode pos"
          hint={proposed && 'Dari kiriman sebelumnya ke tempat ini. Periksa dulu.'}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
      </div>
    </>
  );
}
