import { type CreateProductBody, MAX_PRICE_STEPS } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { NumberField } from '~/components/form/number-field';
import { RupiahField } from '~/components/form/rupiah-field';

const names = { priceSteps: 'Harga grosir', mitraSteps: 'Harga mitra' };

interface PriceStepFieldsProps {
  /** Everybody's, or those of a mitra. */
  list: keyof typeof names;
  /** The variant's path in the form, `variants.0`. */
  variant: string;
  /** Tells the buttons of several variants apart. */
  label: string;
}

/** Lower prices for larger quantities of one variant. */
export function PriceStepFields({ list, variant, label }: PriceStepFieldsProps) {
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
          <RupiahField name={`${path}.${index}.price`} label={names[list]} />
          <Button
            variant="quiet"
            size="icon"
            className="text-danger-text"
            aria-label={`Hapus tingkat ${index + 1} ${names[list].toLowerCase()} ${label}`}
            onClick={() => remove(index)}
          >
            <Trash2 aria-hidden className="size-5" />
          </Button>
        </div>
      ))}
      {fields.length < MAX_PRICE_STEPS && (
        <Button variant="quiet" onClick={() => append({ fromQty: Number.NaN, price: Number.NaN })}>
          <Plus aria-hidden className="size-5" />
          {names[list]} <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  );
}
