import { HANDOVER_LINK_DAYS } from '@timesync/contract';
import { TextField } from '~/components/form/text-field';

export function SuccessorField() {
  return (
    <TextField
      name="successor"
      label="Email atau nomor WhatsApp ketua berikutnya"
      hint={`Tautannya berlaku ${HANDOVER_LINK_DAYS} hari dan hanya untuk alamat atau nomor ini.`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
