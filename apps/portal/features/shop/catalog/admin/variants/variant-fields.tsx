import type { CreateProductBody } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { VariantRow } from './variant-row';

interface VariantFieldsProps {
  inits: string[] | undefined;
  /** The default price of a new variant. */
  usualPrice: () => number;
}

export function VariantFields({ inits, usualPrice }: VariantFieldsProps) {
  const headingId = useId();
  // Another key than `id`, which is the variant's own.
  const { fields, append, remove } = useFieldArray<CreateProductBody, 'variants', 'key'>({
    name: 'variants',
    keyName: 'key',
  });
  const { formState, getValues, reset, setValue } = useFormContext<CreateProductBody>();
  /** Removes a variant deleted on the server from the form; other edits stay unsaved. */
  function removeSaved(index: number) {
    const { id } = fields[index] ?? {};
    if (id === undefined) return remove(index);
    const typed = getValues();
    const { variants: saved, ...others } = formState.defaultValues ?? {};
    reset({ ...others, variants: saved?.filter((variant) => variant?.id !== id) });
    const variants = typed.variants?.filter((variant) => variant.id !== id);
    for (const [field, value] of Object.entries({ ...typed, variants })) {
      setValue(field as keyof CreateProductBody, value, { shouldDirty: true });
    }
  }
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <h3 id={headingId} className="font-semibold text-ink text-sm">
        Variants
      </h3>
      {fields.length > 0 && (
        <p className="text-ink-muted text-xs">Stok yang kosong tidak dihitung.</p>
      )}
      {fields.length === 0 && <p className="text-ink-muted text-sm">Belum ada variant.</p>}
      <ul className="space-y-3">
        {fields.map(({ key, id }, index) => (
          <VariantRow
            // The array's own keys are new after every save, and the focus would go with its row.
            key={id ?? key}
            index={index}
            variantId={id}
            inits={inits}
            onRemoved={() => removeSaved(index)}
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() =>
          append({
            ...{ name: '', init: '', price: usualPrice(), stock: null },
            ...{ priceSteps: [], mitraSteps: [] },
          })
        }
      >
        <Plus aria-hidden className="size-5" />
        Tambah variant
      </Button>
    </section>
  );
}
