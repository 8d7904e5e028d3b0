import { expect, test } from 'vitest';
import { loginGate, passwordGate } from './gates';

function asking<Question>() {
  const asked: { question: Question; answer: (isDone: boolean) => void }[] = [];
  const ask = (question: Question) =>
    new Promise<boolean>((answer) => asked.push({ question, answer }));
  return { asked, ask };
}

const question = (sentence: string) => ({ sentence, attempt: async () => undefined });

test('a second question waits until the first is answered or closed', async () => {
  const { asked, ask } = asking<{ sentence: string }>();
  passwordGate.open(ask);
  const first = passwordGate.pass(question('Satu'));
  const second = passwordGate.pass(question('Dua'));
  await expect.poll(() => asked.map((one) => one.question.sentence)).toEqual(['Satu']);
  asked[0]?.answer(false);
  expect(await first).toBe(false);
  await expect.poll(() => asked.map((one) => one.question.sentence)).toEqual(['Satu', 'Dua']);
  asked[1]?.answer(true);
  expect(await second).toBe(true);
});

test('calls that want the same are let through by one answer', async () => {
  const { asked, ask } = asking<void>();
  const close = loginGate.open(ask);
  const all = Promise.all([loginGate.pass(), loginGate.pass()]);
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer(true);
  expect(await all).toEqual([true, true]);
  const left = loginGate.pass();
  await expect.poll(() => asked.length).toBe(2);
  close();
  expect(await left).toBe(false);
  expect(await loginGate.pass()).toBe(false);
});
