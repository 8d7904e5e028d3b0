import { expect, test } from 'vitest';
import { afterRejection, rejectionReasons } from './rejection-reasons.ts';

const aboutPicture = ['unreadable', 'duplicate'];

test.each(rejectionReasons)(
  'a customer refused for "%s" is asked to pay again only if necessary',
  (code) => {
    const isTold = afterRejection(code).includes('tidak perlu transfer lagi');
    expect(isTold).toBe(aboutPicture.includes(code));
  },
);
