import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '~/components/form/number-field';
import { RupiahField } from '~/components/form/rupiah-field';
import { SelectField } from '~/components/form/select-field';
import { TextField } from '~/components/form/text-field';
import { PriceStepFields } from './price-step-fields';
import { RemoveVariantButton } from './remove-variant-button';

interface VariantRowProps {
  index: number;
  variantId: number | undefined;
  /** Undefined until they are known. */
  inits: string[] | undefined;
  onRemoved: () => void;
}

export function VariantRow({ index, variantId, inits, onRemoved }: VariantRowProps) {
  const name = `variants.${index}`;
  const label = `variant ${index + 1}`;
  return (
    <li>
      <fieldset className="grid gap-4 rounded-control border border-line p-4 sm:grid-cols-[1fr_6.5rem_9.5rem_6rem_auto] sm:items-end">
        <legend className="sr-only">{label}</legend>
        <TextField name={`${name}.name`} label="Nama variant" autoComplete="off" />
        <InitField name={`${name}.init`} inits={inits} />
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

function InitField({ name, inits = [] }: { name: string; inits: string[] | undefined }) {
  const { getValues } = useFormContext();
  const current: string = getValues(name);
  // The one in use is a choice of its own, also while the list is on its way.
  const choices = current && !inits.includes(current) ? [current, ...inits] : inits;
  return (
    <SelectField name={name} label="Init">
      <option value="">Pilih</option>
      {choices.map((init) => (
        <option key={init} value={init}>
          {init}
        </option>
      ))}
    </SelectField>
  );
}
