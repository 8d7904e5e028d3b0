import { expect, test } from 'vitest';
import { afterRejection, rejectionReason } from './rejection-reason.ts';

const aboutPicture = ['unreadable', 'duplicate'];

test.each(rejectionReason.options)('who is refused for "%s" pays again only if he must', (code) => {
  const isTold = afterRejection(code).includes('tidak perlu transfer lagi');
  expect(isTold).toBe(aboutPicture.includes(code));
});
