import { expect, test } from 'vitest';
import { afterRejection, rejectionReasons } from './rejection-reasons.ts';

const aboutPicture = ['unreadable', 'duplicate'];

test.each(rejectionReasons)('who is refused for "%s" pays again only if he must', (code) => {
  const isTold = afterRejection(code).includes('tidak perlu transfer lagi');
  expect(isTold).toBe(aboutPicture.includes(code));
});
