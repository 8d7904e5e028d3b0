import type { RouteOutput, registerTrial } from '@timesync/contract';
import { readTriedClock, typedEmail } from '@timesync/ui';
import { ApiError, post } from '../call-api';
import { sendAddToCart } from './send-pixel';
import { setUpTrialFocus } from './trial-focus';
import { showTrialResult } from './trial-result';
import type { TrialProblem } from './trial-rules';

const FAILED = 'Terjadi kesalahan, silakan coba lagi.';
const loadRules = () => import('./trial-rules');

export function setUpTrialForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-trial]');
  if (!form) return;
  nameTriedClock(form);
  restoreDraft(form);
  setUpTrialFocus(form);
  // From here on our own sentences answer instead of the browser's.
  form.noValidate = true;
  form.addEventListener('focusin', () => void loadRules().catch(() => undefined), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

/** Fills in the mosque whose clock was tried. */
function nameTriedClock(form: HTMLFormElement): void {
  const clock = readTriedClock();
  const line = form.querySelector('[data-tried-clock]');
  if (!clock || !line) return;
  const mosque = document.createElement('strong');
  mosque.textContent = clock.mosque;
  line.replaceChildren('Untuk ', mosque, clock.town ? `, ${clock.town}.` : '.');
  line.removeAttribute('hidden');
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button || button.disabled) return;
  // Before the rules are there: two taps would register twice, and the second answer has no password.
  button.disabled = true;
  const label = button.textContent;
  try {
    const { checkTrial } = await loadRules();
    const checked = checkTrial(form);
    if ('problem' in checked) return complain(form, checked.problem);
    clearProblems(form);
    button.textContent = 'Mengirim...';
    const answer = await post<typeof registerTrial>('/public/sales-page', checked.body);
    // A hotspot's login page answers 200 as well.
    if (!answer?.user?.email) throw new TypeError('The answer names no user');
    succeed(form, answer);
  } catch (error) {
    complain(form, explainFailure(error));
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}

function succeed(form: HTMLFormElement, answer: RouteOutput<typeof registerTrial>): void {
  const { email } = Object.fromEntries(new FormData(form));
  // The login opens in another tab, which takes this along.
  if (!('password' in answer.user)) typedEmail.store(String(email));
  // The new account must not find what another one left for use offline (the portal's `offline-copy.ts`).
  if ('caches' in globalThis) void caches.delete('private').catch(() => false);
  sendAddToCart();
  showTrialResult(answer);
  form.reset();
}

/** The specification's sentence for every failure, unchanged; a 4xx adds its reason (decision 0014). */
function explainFailure(error: unknown): TrialProblem {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line in the log
  console.error(error);
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal
    ? { message: `${FAILED} ${error.message}`, field: error.field }
    : { message: FAILED };
}

function complain(form: HTMLFormElement, { message, field }: TrialProblem): void {
  clearProblems(form);
  const input = field && form.querySelector<HTMLInputElement>(`[name="${field}"]`);
  const place =
    (input && form.querySelector(`[data-problem-of="${field}"]`)) ||
    form.querySelector('[data-problem-of="form"]');
  const template = document.querySelector<HTMLTemplateElement>('[data-template="error"]');
  if (!place || !template) return;
  place.replaceChildren(template.content.cloneNode(true));
  const words = place.querySelector('[role="alert"] > div');
  if (words) words.textContent = message;
  if (input) {
    input.ariaInvalid = 'true';
    input.setAttribute('aria-describedby', place.id);
    input.focus();
  }
  place.scrollIntoView({ block: 'nearest' });
}

function clearProblems(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll('[data-problem-of]')) place.replaceChildren();
  for (const input of form.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
}

// What was typed into the trial form survives a reload of the tab until it is sent.
const STORED = 'draft:trial';

function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const input = form.elements.namedItem(name);
    // The browser may have restored it, or the visitor typed before this script was there.
    if (input instanceof HTMLInputElement && !input.value) input.value = String(value);
  }
  const store = () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {
      // A full or forbidden storage keeps nothing; what is on the screen stays there.
    }
  };
  store();
  form.addEventListener('input', store);
  // The form is reset after it was sent.
  form.addEventListener('reset', () => sessionStorage.removeItem(STORED));
}

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}
