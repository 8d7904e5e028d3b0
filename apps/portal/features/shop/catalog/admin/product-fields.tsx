import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '~/components/form/checkbox-field';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { TextareaField } from '~/components/form/textarea-field';
import { DescriptionField } from './editor/description-field';
import { PriceField } from './price-field';
import { ShippedFields } from './shipped-fields';
import { VariantFields } from './variants/variant-fields';

interface ProductFieldsProps {
  submitLabel: string;
  inits: string[] | undefined;
}

export function ProductFields({ submitLabel, inits }: ProductFieldsProps) {
  const { getValues } = useFormContext();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
        <TextField name="name" label="Nama produk" autoComplete="off" />
        <PriceField />
      </div>
      <DescriptionField name="description" label="Deskripsi" />
      <TextareaField
        name="note"
        label="Catatan internal"
        rows={2}
        hint="Hanya terlihat oleh admin."
      />
      <TextField
        name="fileUrl"
        label="URL file"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        hint="Tautan unduhan untuk pembeli yang sudah lunas."
      />
      <CheckboxField name="requiresLicense" label="Perlu lisensi" />
      <ShippedFields />
      <VariantFields inits={inits} usualPrice={() => getValues('price')} />
      <SubmitButton className="w-full">{submitLabel}</SubmitButton>
    </>
  );
}
