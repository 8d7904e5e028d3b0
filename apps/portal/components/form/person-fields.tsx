import { personInputs } from '@timesync/ui';
import { TextField } from './text-field';

interface PersonFieldsProps {
  nameLabel?: string;
  /** Other people's data, which the browser must not fill in with the admin's own. */
  isSomebodyElse?: boolean;
}

export function PersonFields({ nameLabel, isSomebodyElse }: PersonFieldsProps) {
  const filling = isSomebodyElse && { autoComplete: 'off' };
  return (
    <>
      <TextField {...personInputs.name} {...(nameLabel && { label: nameLabel })} {...filling} />
      <TextField {...personInputs.email} {...filling} />
      <TextField {...personInputs.whatsapp} {...filling} />
    </>
  );
}
