import type { CreateProductBody } from '@timesync/contract';
import { useId } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  CheckboxField,
  NumberField,
  RupiahField,
  SubmitButton,
  TextareaField,
  TextField,
  useErrorMarks,
} from '~/components/form';
import { lazyPart, Skeleton } from '~/components/ui';
import { formatPriceRange } from '../price-range';
import { VariantFields } from './variants/variant-fields';

export function ProductFields({ submitLabel }: { submitLabel: string }) {
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
      <VariantFields usualPrice={() => getValues('price')} />
      <SubmitButton className="w-full">{submitLabel}</SubmitButton>
    </>
  );
}

/** With variants, customers pay a variant's price: the hint says which, and what this one is for. */
function PriceField() {
  const [price, variants = []] = useWatch<CreateProductBody, ['price', 'variants']>({
    name: ['price', 'variants'],
  });
  const priced = variants.filter((variant) => variant.price >= 0);
  const range = priced.length > 0 ? formatPriceRange({ price, ProductVariant: priced }) : '-';
  return (
    <RupiahField
      name="price"
      label="Harga default"
      hint={
        variants.length > 0
          ? `Mengisi harga variant baru. Pelanggan membayar harga variant: ${range}.`
          : 'Dibayar pelanggan, selama produk tidak punya variant.'
      }
    />
  );
}

/** Further fields of a box; a product with variants has its stock at each variant. */
function ShippedFields() {
  const [isShipped, variants = []] = useWatch<CreateProductBody, ['isShipped', 'variants']>({
    name: ['isShipped', 'variants'],
  });
  return (
    <>
      <CheckboxField name="isShipped" label="Dikirim ke alamat" />
      <div className="grid gap-5 sm:grid-cols-3">
        {isShipped && <NumberField name="weightGrams" label="Berat (gram)" />}
        {isShipped && <NumberField name="warrantyMonths" label="Garansi (bulan)" />}
        {variants.length === 0 && (
          <NumberField name="stock" label="Stok" hint="Kosongkan jika tidak dihitung." />
        )}
      </div>
    </>
  );
}

// The editor is larger than all the rest of this screen, and most visits do not open it.
const DescriptionEditor = lazyPart(
  () => import('./editor/description-editor'),
  () => ({ fallback: <Skeleton className="h-56" /> }),
);

function DescriptionField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const marks = useErrorMarks(name);
  const labelId = useId();
  return (
    <div className="space-y-1.5">
      <p id={labelId} className="font-semibold text-ink text-sm">
        {label}
      </p>
      <DescriptionEditor
        labelId={labelId}
        isInvalid={marks['aria-invalid'] === true}
        initialHtml={field.value}
        onChange={field.onChange}
        controlRef={field.ref}
      />
    </div>
  );
}
