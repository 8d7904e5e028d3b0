import { expect, it } from 'vitest';
import { fairTurns } from './fair-turns.ts';

const limits = { maxWaiting: 4, maxWaitingPerPerson: 3 };

function setUp() {
  const inTurn = fairTurns(limits);
  const done: string[] = [];
  const work = (person: number, name: string) =>
    inTurn(person, async () => {
      done.push(name);
    });
  return { inTurn, done, work };
}

it('lets people take turns, however many one of them sends', async () => {
  const { done, work } = setUp();
  await Promise.all([work(1, 'a1'), work(1, 'a2'), work(1, 'a3'), work(2, 'b1'), work(3, 'c1')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

it('reserves places for other people, and refuses when there is none', async () => {
  const { inTurn, work } = setUp();
  const gate = Promise.withResolvers<void>();
  const crowd = [inTurn(1, () => gate.promise), ...['2', '3', '4'].map((name) => work(1, name))];
  await expect(work(1, 'too many')).rejects.toMatchObject({ code: 'BUSY' });
  crowd.push(work(2, 'another'));
  await expect(work(3, 'too late')).rejects.toMatchObject({ code: 'BUSY' });
  gate.resolve();
  await Promise.all(crowd);
  await work(3, 'now');
});

it('goes on after a failure', async () => {
  const { inTurn, done, work } = setUp();
  const failing = inTurn(1, () => Promise.reject(new Error('broken')));
  await Promise.all([expect(failing).rejects.toThrow('broken'), work(2, 'after')]);
  expect(done).toEqual(['after']);
});
