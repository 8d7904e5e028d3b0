// What a mosque sets beyond name, town and look. Each group of fields is one setting: the values of its
// fields, joined by its sign, are the text of that setting in a link.
import { heightSentence, settingText, withSetting } from '@timesync/clock';
import type { MosqueClock } from './element';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields come out of their template when they are first unfolded: few visitors need them. */
export function setUpSettings(clock: MosqueClock): void {
  const further = document.querySelector<HTMLDetailsElement>('[data-clock-further]');
  const template = further?.querySelector('template');
  if (!further || !template) return;
  const unfold = () => {
    const groups = template.content.querySelectorAll<HTMLElement>('[data-clock-setting]');
    template.replaceWith(template.content);
    for (const group of groups) setUpGroup(clock, group);
    setUpHeight(clock);
  };
  if (further.open) unfold();
  else further.addEventListener('toggle', unfold, { once: true });
}

/** Says which correction the town has, and whether the committee changed it. */
function setUpHeight(clock: MosqueClock): void {
  const note = document.querySelector('[data-clock-height]');
  const show = () => {
    if (note) note.textContent = heightSentence(clock.settings.height, clock.place?.city);
  };
  clock.addEventListener('settings', show);
  show();
}

function setUpGroup(clock: MosqueClock, group: HTMLElement): void {
  const { clockSetting: name = '', join = '' } = group.dataset;
  const fields = [...group.querySelectorAll<FieldElement>('input, select, textarea')];
  const problem = group.querySelector('[role="alert"]');
  // What is half filled in waits for the rest.
  let isPending = false;
  const show = () => {
    if (isPending) return;
    const text = settingText(clock.settings, name);
    const parts = join && text ? text.split(join) : [text];
    for (const [index, field] of fields.entries()) {
      // A field in use is not changed under the fingers.
      const part = parts[index] ?? '';
      const value = field.type === 'time' ? part.replace('.', ':') : part;
      if (field !== document.activeElement && field.value !== value) field.value = value;
    }
  };
  const take = () => {
    const parts = fields.map((field) => field.value.trim().replace(/^(\d\d):(\d\d).*/, '$1.$2'));
    const isEmpty = parts.every((part) => part === '');
    const changed = withSetting(clock.settings, name, isEmpty ? '' : parts.join(join));
    isPending = changed === undefined;
    const isWhole = parts.every((part) => part !== '');
    problem?.toggleAttribute('hidden', !(isPending && isWhole));
    if (changed) clock.change(changed);
  };
  group.addEventListener('input', take);
  clock.addEventListener('settings', show);
  show();
}
