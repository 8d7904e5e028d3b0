import { type CreateProductBody, MAX_PRICE_STEPS } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { NumberField, RupiahField, SelectField, TextField } from '~/components/form';
import { useAllInits } from './all-inits';
import { RemoveVariantButton } from './remove-variant-button';

const NEW_VARIANT = { name: '', init: '', stock: null, priceSteps: [], mitraSteps: [] };

interface VariantFieldsProps {
  /** The default price of a new variant. */
  usualPrice: () => number;
}

export function VariantFields({ usualPrice }: VariantFieldsProps) {
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
            onRemoved={() => removeSaved(index)}
          />
        ))}
      </ul>
      <Button variant="secondary" onClick={() => append({ ...NEW_VARIANT, price: usualPrice() })}>
        <Plus aria-hidden className="size-5" />
        Tambah variant
      </Button>
    </section>
  );
}

interface VariantRowProps {
  index: number;
  variantId: number | undefined;
  onRemoved: () => void;
}

function VariantRow({ index, variantId, onRemoved }: VariantRowProps) {
  const name = `variants.${index}`;
  const label = `variant ${index + 1}`;
  return (
    <li>
      <fieldset className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-[1fr_6.5rem_9.5rem_6rem_auto] sm:items-end">
        <legend className="sr-only">{label}</legend>
        <TextField name={`${name}.name`} label="Nama variant" autoComplete="off" />
        <InitField name={`${name}.init`} />
        <RupiahField name={`${name}.price`} label="Harga" />
        <NumberField name={`${name}.stock`} label="Stok" />
        <RemoveVariantButton
          variantId={variantId}
          label={label}
          name={useWatch({ name: `${name}.name` })}
          onRemoved={onRemoved}
        />
        <PriceStepFields list="priceSteps" variant={name} label={label} />
        <PriceStepFields list="mitraSteps" variant={name} label={label} />
      </fieldset>
    </li>
  );
}

function InitField({ name }: { name: string }) {
  const { getValues } = useFormContext();
  const { data: inits = [] } = useAllInits();
  const current: string = getValues(name);
  // The one in use is a choice of its own, also while the list is on its way.
  const choices = current && !inits.includes(current) ? [current, ...inits] : inits;
  return (
    <SelectField
      name={name}
      label="Init"
      empty="Pilih"
      options={choices.map((init) => ({ value: init, label: init }))}
    />
  );
}

const stepNames = { priceSteps: 'Harga grosir', mitraSteps: 'Harga mitra' };

interface PriceStepFieldsProps {
  /** Everybody's, or those of a mitra. */
  list: keyof typeof stepNames;
  /** The variant's path in the form, `variants.0`. */
  variant: string;
  /** Tells the buttons of several variants apart. */
  label: string;
}

/** Lower prices for larger quantities of one variant. */
function PriceStepFields({ list, variant, label }: PriceStepFieldsProps) {
  const path = `${variant}.${list}` as `variants.${number}.priceSteps`;
  const { fields, append, remove } = useFieldArray<
    CreateProductBody,
    `variants.${number}.priceSteps`,
    'key'
  >({ name: path, keyName: 'key' });
  return (
    <div className="space-y-3 sm:col-span-full">
      {fields.map(({ key }, index) => (
        <div key={key} className="grid grid-cols-[5rem_1fr_auto] items-end gap-2 sm:max-w-md">
          <NumberField name={`${path}.${index}.fromQty`} label="Minimal" />
          <RupiahField name={`${path}.${index}.price`} label={stepNames[list]} />
          <Button
            variant="quiet"
            size="icon"
            className="text-danger-text"
            aria-label={`Hapus tingkat ${index + 1} ${stepNames[list].toLowerCase()} ${label}`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      ))}
      {fields.length < MAX_PRICE_STEPS && (
        <Button variant="quiet" onClick={() => append({ fromQty: Number.NaN, price: Number.NaN })}>
          <Plus aria-hidden className="size-5" />
          {stepNames[list]} <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  );
}
