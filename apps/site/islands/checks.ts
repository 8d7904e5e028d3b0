// The two forms of `/cek`. An answer is removed when the input changes.
import {
  type checkLicense,
  type checkSerial,
  deviceTypeName,
  readLicenseKey,
} from '@timesync/contract';
import { ApiError, post } from './call-api';
import { checkVerdict } from './check-verdict';
import { serialVerdict } from './serial-verdict';

interface Answer {
  tone: 'success' | 'info' | 'error';
  sentence: string;
  rows: { label: string; value: string; isCode?: boolean }[];
}

type ReadText = { ok: true; key: string } | { ok: false; sentence: string };

interface Check {
  read: (typed: string) => ReadText | Promise<ReadText>;
  ask: (key: string) => Promise<Answer>;
  failure: string;
}

const checks: Record<string, Check> = {
  license: {
    read: readLicenseKey,
    failure: 'License key tidak dapat diperiksa. Coba lagi.',
    ask: async (licenseKey) => {
      const answer = await post<typeof checkLicense>('/public/check-license', { licenseKey });
      const devices = answer.deviceTypes.map(deviceTypeName).join(', ') || '-';
      return {
        ...checkVerdict(answer),
        rows: [
          { label: 'License key', value: licenseKey, isCode: true },
          { label: 'Untuk perangkat', value: devices },
        ],
      };
    },
  },
  serial: {
    read: async (typed) => (await import('./serial-rules')).readSerial(typed),
    failure: 'Nomor seri tidak dapat diperiksa. Coba lagi.',
    ask: async (serial) => {
      const answer = await post<typeof checkSerial>('/public/check-serial', { serial });
      return {
        ...serialVerdict(answer),
        rows: [
          { label: 'Nomor seri', value: serial, isCode: true },
          { label: 'Produk', value: answer.product },
        ],
      };
    },
  },
};

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-check]')) {
  const check = checks[form.dataset.check ?? ''];
  // From here on our own sentences answer instead of the browser's.
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (check) void run(form, check);
  });
}

async function run(form: HTMLFormElement, { read, ask, failure }: Check): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[name="typed"]');
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const place = form.parentElement?.querySelector('[data-answer]');
  const problem = form.querySelector('[data-problem]');
  if (!field || !button || !place || !problem) return;
  const complain = (sentence: string) => {
    problem.replaceChildren(filled('error', sentence));
    field.ariaInvalid = sentence ? 'true' : null;
    if (sentence) field.focus();
  };
  place.replaceChildren();
  problem.replaceChildren();
  field.ariaInvalid = null;
  button.disabled = true;
  try {
    const typed = await read(field.value);
    if (typed.ok) place.replaceChildren(cardOf(await ask(typed.key)));
    else complain(typed.sentence);
  } catch (error) {
    complain(error instanceof ApiError ? error.message : failure);
  } finally {
    button.disabled = false;
  }
}

function filled(template: string, sentence: string): DocumentFragment {
  const found = document.querySelector<HTMLTemplateElement>(`[data-template="${template}"]`);
  const copy = found?.content.cloneNode(true) as DocumentFragment;
  const words = copy.querySelector('[role="alert"] > div, [role="status"] > div');
  if (words) words.textContent = sentence;
  return copy;
}

function cardOf({ tone, sentence, rows }: Answer): DocumentFragment {
  const card = filled(`answer-${tone}`, sentence);
  for (const { label, value, isCode } of rows) {
    const row = document.createElement('div');
    row.className = 'min-w-0 text-sm';
    const term = document.createElement('dt');
    term.className = 'text-ink-muted';
    term.textContent = label;
    const text = document.createElement('dd');
    text.className = `break-words text-ink ${isCode ? 'font-bold font-mono text-base' : 'font-medium'}`;
    text.textContent = value;
    row.append(term, text);
    card.querySelector('dl')?.append(row);
  }
  return card;
}
