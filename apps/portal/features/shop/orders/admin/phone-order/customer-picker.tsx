import { useQuery } from '@tanstack/react-query';
import { type FoundCustomer, formatPhone, SEARCH_LETTERS, shownEmail } from '@timesync/contract';
import { Button, LabelledInput } from '@timesync/ui';
import { useState } from 'react';
import { RadioGroup } from '~/components/ui';
import { keys, readOf } from '~/lib/api';

/** What a caller without an account says, as typed. */
export interface Caller {
  name: string;
  whatsapp: string;
  email: string;
}

export type PickedCustomer = Pick<FoundCustomer, 'id' | 'name' | 'email' | 'whatsapp'>;

interface CustomerPickerProps {
  /** Shown instead of the search until it is changed. */
  chosen: PickedCustomer | undefined;
  caller: Caller | undefined;
  onPick: (customer: PickedCustomer | undefined) => void;
  onCaller: (caller: Caller | undefined) => void;
}

/** Finds the caller by what he says; one who is not found is added with his name and number. */
export function CustomerPicker({ chosen, caller, onPick, onCaller }: CustomerPickerProps) {
  // A caller whose order was interrupted is still the one.
  const [words, setWords] = useState(caller ? caller.name || caller.whatsapp || caller.email : '');
  const q = words.trim();
  const isAsking = q.length >= SEARCH_LETTERS;
  const { data } = useQuery({
    ...readOf(keys.users, 'GET /admin/search', { query: { q } }, { toast: false }),
    enabled: isAsking,
    staleTime: 0,
  });
  const [isNew, setIsNew] = useState(caller !== undefined);
  const found = isAsking ? data?.data : undefined;
  if (chosen && !found) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="block font-semibold text-ink">{chosen.name}</span>
          <span className="wrap-anywhere block text-ink-muted text-sm">{contactsOf(chosen)}</span>
        </p>
        <Button variant="secondary" onClick={() => onPick(undefined)}>
          Ganti pelanggan
        </Button>
      </div>
    );
  }
  const type = (typed: string) => {
    setWords(typed);
    setIsNew(false);
    if (chosen) onPick(undefined);
    if (caller) onCaller(undefined);
  };
  return (
    <div className="space-y-4">
      <LabelledInput
        label="Pelanggan"
        hint="Nama, nomor WhatsApp, atau email."
        data-takes-focus
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => type(target.value)}
      />
      <div aria-live="polite" className="space-y-4">
        {found && found.length > 0 && !isNew && (
          <>
            <RadioGroup
              legend="Pilih pelanggan"
              options={found.map((user) => ({
                value: String(user.id),
                label: user.name,
                description: <span className="wrap-anywhere">{contactsOf(user)}</span>,
              }))}
              value={chosen && String(chosen.id)}
              onChange={(id) => onPick(found.find((user) => String(user.id) === id))}
            />
            {!chosen && (
              <Button variant="secondary" onClick={() => setIsNew(true)}>
                Pelanggan baru
              </Button>
            )}
          </>
        )}
        {(isNew || found?.length === 0) && (
          <NewCaller caller={caller ?? callerFrom(words)} onChange={onCaller} />
        )}
      </div>
    </div>
  );
}

const contactsOf = ({ email, whatsapp }: PickedCustomer) =>
  `${shownEmail(email)} · ${formatPhone(whatsapp)}`;

/** What was typed so far is his number, his email or his name. */
function callerFrom(words: string): Caller {
  const typed = words.trim();
  if (/^[+\d][\d\s().-]*$/.test(typed)) return { name: '', whatsapp: typed, email: '' };
  if (typed.includes('@')) return { name: '', whatsapp: '', email: typed };
  return { name: typed, whatsapp: '', email: '' };
}

function NewCaller({ caller, onChange }: { caller: Caller; onChange: (caller: Caller) => void }) {
  const input = (name: keyof Caller, label: string, inputMode?: 'tel' | 'email', hint?: string) => (
    <LabelledInput
      label={label}
      hint={hint}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={100}
      value={caller[name]}
      onChange={({ target }) => onChange({ ...caller, [name]: target.value })}
    />
  );
  return (
    <fieldset className="space-y-4 rounded-control border border-line p-4">
      <legend className="px-1 font-semibold text-ink text-sm">Pelanggan baru</legend>
      {input('name', 'Nama pelanggan')}
      {input('whatsapp', 'Nomor WhatsApp pelanggan', 'tel')}
      {input('email', 'Email (opsional)', 'email', 'Untuk login dan kabar pesanan.')}
    </fieldset>
  );
}
