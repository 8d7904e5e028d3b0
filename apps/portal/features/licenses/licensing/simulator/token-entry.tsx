import { Button, Field } from '@timesync/ui';
import { type FormEvent, useState } from 'react';
import { Textarea } from '~/components/ui/inputs/textarea';

export function TokenEntry({ onSubmit }: { onSubmit: (token: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text);
  };
  return (
    <form onSubmit={submit} className="space-y-3">
      <Field label="Token" hint="Diawali JM1-, disalin dari halaman aktivasi.">
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            className="break-all font-mono"
          />
        )}
      </Field>
      <Button type="submit" className="w-full">
        Periksa token
      </Button>
    </form>
  );
}
