// "Untuk": a mosque, a new one, or the buyer himself. A new mosque is added when the order is placed.
import { useMutation, useQuery } from '@tanstack/react-query';
import { MAX_MOSQUE_NAME } from '@timesync/contract';
import { Label, LabelledInput, readTriedClock } from '@timesync/ui';
import { useId, useRef, useState } from 'react';
import { AlertInSight, Select } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { useSession } from '~/lib/session/use-session';
import { ownMosquesQuery } from './mosque-queries';
import { type Choice, proposeRecipient, type TypedMosque, typedMosque } from './proposed-recipient';

const SELF = 'diri';
const TYPED = 'diketik';
const OTHER = 'lain';
const NAME_MISSING = 'Nama minimal 2 karakter';

export function useRecipient() {
  const id = useId();
  const refresh = useRefresh(keys.mosques);
  const session = useSession();
  const { data } = useQuery(ownMosquesQuery);
  const accountName = session.status === 'signed-in' ? session.user.name : '';
  const [tried] = useState(readTriedClock);
  const typed = typedMosque(tried, accountName);
  const mosques = data?.data ?? [];
  const lastChoice = data?.lastChoice ?? null;
  const proposed = proposeRecipient({ mosques, lastChoice, typed });
  const [picked, setPicked] = useState<string>();
  const [otherName, setOtherName] = useState('');
  const [problem, setProblem] = useState<string>();
  const attempt = useRef({ name: '', key: '' });
  const adding = useMutation({
    mutationFn: (body: TypedMosque) => {
      const { name } = body;
      // The same name again is the same mosque: its answer may have been lost.
      if (attempt.current.name !== name) attempt.current = { name, key: createIdempotencyKey() };
      const { key: idempotencyKey } = attempt.current;
      return callApi('POST /my-mosques', { body }, { idempotencyKey });
    },
    onSuccess: refresh,
  });
  const value = picked ?? optionOf(data ? proposed : { mosqueId: null });

  async function submit(): Promise<{ mosqueId: number | null } | undefined> {
    if (value === SELF) return { mosqueId: null };
    if (value !== TYPED && value !== OTHER) return { mosqueId: Number(value) };
    const named = value === TYPED && typed ? typed : { name: otherName.trim() };
    const isNamed = named.name.length >= 2;
    setProblem(isNamed ? undefined : NAME_MISSING);
    if (!isNamed) return undefined;
    const added = await adding.mutateAsync(named).catch(() => undefined);
    return added && { mosqueId: added.id };
  }

  const field = (
    <div className="space-y-3">
      <div className="flex items-center gap-3">
        <Label htmlFor={id}>Untuk</Label>
        <div className="min-w-0 flex-1">
          <Select
            id={id}
            value={value}
            onChange={(event) => setPicked(event.target.value)}
            options={mosques.map((mosque) => ({ value: mosque.id, label: mosque.name }))}
          >
            {'name' in proposed && <option value={TYPED}>{proposed.name}</option>}
            <option value={SELF}>Diri sendiri</option>
            <option value={OTHER}>Masjid lain…</option>
          </Select>
        </div>
      </div>
      {value === OTHER && (
        <LabelledInput
          label="Nama masjid atau mushola"
          value={otherName}
          maxLength={MAX_MOSQUE_NAME}
          autoComplete="organization"
          onChange={(event) => setOtherName(event.target.value)}
        />
      )}
      {problem && value === OTHER && <AlertInSight tone="error">{problem}</AlertInSight>}
    </div>
  );
  return { field, submit, refresh };
}

function optionOf(choice: Choice): string {
  if ('name' in choice) return TYPED;
  return choice.mosqueId === null ? SELF : String(choice.mosqueId);
}
