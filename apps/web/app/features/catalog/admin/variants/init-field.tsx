import { useFormContext } from 'react-hook-form';
import { SelectField } from '~/components/form/select-field';

export function InitField({ name, inits = [] }: { name: string; inits: string[] | undefined }) {
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
