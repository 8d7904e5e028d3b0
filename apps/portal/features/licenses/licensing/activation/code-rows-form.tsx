import { CODE_ROWS, readActivationRequest, requestSentence } from '@timesync/contract';
import { Alert, Button, Input } from '@timesync/ui';
import { type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '~/lib/session/drafts';
import {
  emptyRows,
  firstWrongRow,
  groupRow,
  isRowFull,
  TYPED_ROWS,
  typeIntoRow,
} from './typed-rows';

export default function CodeRowsForm({ onFound }: { onFound: (code: string) => void }) {
  const [rows, setRows] = useState(() => readDraft<string[]>(TYPED_ROWS) ?? emptyRows);
  const [refusal, setRefusal] = useState<string>();
  const fields = useRef(new Map<number, HTMLInputElement>());
  const wrongRow = firstWrongRow(rows);
  const focus = (index: number) => fields.current.get(index)?.focus();

  const type = (index: number, typed: string) => {
    const next = typeIntoRow(rows, index, typed);
    setRows(next);
    saveDraft(TYPED_ROWS, next);
    setRefusal(undefined);
    const isCompleted = isRowFull(next[index] ?? '') && !isRowFull(rows[index] ?? '');
    // The focus moves only to an empty row, so that correcting a letter does not move it.
    if (isCompleted && next[index + 1] === '' && firstWrongRow(next) === undefined)
      focus(index + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readActivationRequest(rows.join(''));
    if (read.ok) {
      dropDraft(TYPED_ROWS);
      return onFound(read.code);
    }
    const row = wrongRow ?? ('row' in read ? read.row : 1);
    setRefusal(wrongRow ? undefined : requestSentence(read));
    focus(row - 1);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-ink-muted text-sm">
        Ketik {CODE_ROWS} baris seperti di layar perangkat. Huruf kecil dan tanpa tanda hubung juga
        boleh.
      </p>
      <ol className="space-y-2">
        {rows.map((row, index) => (
          <CodeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            key={index}
            number={index + 1}
            value={row}
            problem={
              wrongRow === index + 1
                ? requestSentence({ problem: 'checksum', row: wrongRow })
                : undefined
            }
            onType={(typed) => type(index, typed)}
            onLeave={() => setRows((current) => current.map((text) => groupRow(text)))}
            fieldRef={(field) => {
              if (field) fields.current.set(index, field);
            }}
          />
        ))}
      </ol>
      {refusal && <Alert tone="error">{refusal}</Alert>}
      <Button type="submit" className="w-full">
        Lanjut
      </Button>
    </form>
  );
}

interface CodeRowProps {
  number: number;
  value: string;
  problem: string | undefined;
  onType: (typed: string) => void;
  onLeave: () => void;
  fieldRef: Ref<HTMLInputElement>;
}

function CodeRow({ number, value, problem, onType, onLeave, fieldRef }: CodeRowProps) {
  const id = useId();
  return (
    <li>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="w-6 text-right font-semibold text-ink-muted text-sm">
          <span className="sr-only">Baris </span>
          {number}
        </label>
        <Input
          id={id}
          ref={fieldRef}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
          className="font-mono uppercase tracking-wide"
        />
      </div>
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="mt-1 ml-9 font-medium text-danger-text text-sm"
        >
          {problem}
        </p>
      )}
    </li>
  );
}
