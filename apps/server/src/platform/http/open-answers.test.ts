import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createOpenAnswers } from './open-answers.ts';

const response = () =>
  Object.assign(new EventEmitter(), { headersSent: false }) as unknown as ServerResponse & {
    headersSent: boolean;
  };

it('counts what is being answered until it is closed', () => {
  const answers = createOpenAnswers();
  const [one, other] = [response(), response()];
  answers.add(one);
  answers.add(other);
  expect(answers.count).toBe(2);
  one.emit('close');
  expect(answers.count).toBe(1);
});

it('nobody waits whose answer has begun: a large file may take an hour', () => {
  const answers = createOpenAnswers();
  expect(answers.isAnybodyWaiting()).toBe(false);
  const [download, order] = [response(), response()];
  answers.add(download);
  expect(answers.isAnybodyWaiting()).toBe(true);
  Object.assign(download, { headersSent: true });
  expect(answers.isAnybodyWaiting()).toBe(false);
  answers.add(order);
  expect(answers.isAnybodyWaiting()).toBe(true);
  order.emit('close');
  expect(answers.isAnybodyWaiting()).toBe(false);
});
