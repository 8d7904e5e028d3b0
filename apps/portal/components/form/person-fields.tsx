import { personInputs } from '@timesync/ui';
import { TextField } from './text-field';

interface PersonFieldsProps {
  nameLabel?: string;
  /** Other people's data, which the browser must not fill in with the admin's own. */
  isSomebodyElse?: boolean;
  hasEmail?: boolean;
}

export function PersonFields({ nameLabel, isSomebodyElse, hasEmail = true }: PersonFieldsProps) {
  const filling = isSomebodyElse && { autoComplete: 'off' };
  return (
    <>
      <TextField {...personInputs.name} {...(nameLabel && { label: nameLabel })} {...filling} />
      {hasEmail && <TextField {...personInputs.email} {...filling} />}
      <TextField {...personInputs.whatsapp} {...filling} />
    </>
  );
}
