import { type CreateProductBody, MAX_PRICE_STEPS } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { NumberField } from '~/components/form/number-field';
import { RupiahField } from '~/components/form/rupiah-field';

interface PriceStepFieldsProps {
  /** The variant's path in the form, `variants.0`. */
  variant: string;
  /** Tells the buttons of several variants apart. */
  label: string;
}

/** Lower prices for larger quantities of one variant. */
export function PriceStepFields({ variant, label }: PriceStepFieldsProps) {
  const { fields, append, remove } = useFieldArray<
    CreateProductBody,
    `variants.${number}.priceSteps`,
    'key'
  >({ name: `${variant}.priceSteps` as `variants.${number}.priceSteps`, keyName: 'key' });
  return (
    <div className="space-y-3 sm:col-span-full">
      {fields.map(({ key }, index) => (
        <div key={key} className="grid grid-cols-[5rem_1fr_auto] items-end gap-2 sm:max-w-md">
          <NumberField name={`${variant}.priceSteps.${index}.fromQty`} label="Minimal" />
          <RupiahField name={`${variant}.priceSteps.${index}.price`} label="Harga grosir" />
          <Button
            variant="quiet"
            size="icon"
            className="text-danger-text"
            aria-label={`Hapus tingkat ${index + 1} ${label}`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      ))}
      {fields.length < MAX_PRICE_STEPS && (
        <Button variant="quiet" onClick={() => append({ fromQty: Number.NaN, price: Number.NaN })}>
          <Plus aria-hidden className="size-5" />
          Harga grosir <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  );
}
