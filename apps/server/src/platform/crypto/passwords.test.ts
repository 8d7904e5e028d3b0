// A full queue at the very first login must not leave a failure in the cache (T70).
import { describe, expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

const CHEAP = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
const MOST_AT_ONCE = 2 + 50;

describe('a full queue at the first login after a start', () => {
  it.each(['known', 'unknown'])('refuses a %s address once and forgets it', async (kind) => {
    const stored = await createPasswords(CHEAP).hash('benar');
    const passwords = createPasswords(CHEAP);
    const storedHash = kind === 'known' ? stored : undefined;
    const crowd = Array.from({ length: MOST_AT_ONCE }, (_, n) =>
      passwords.hash('ramai', `jaringan ${n}`),
    );
    await expect(passwords.verify(storedHash, 'benar')).rejects.toMatchObject({ code: 'BUSY' });
    await Promise.all(crowd);
    expect(await passwords.verify(storedHash, 'benar')).toBe(kind === 'known');
    expect(await passwords.verify(storedHash, 'salah')).toBe(false);
  });

  it('takes one place in the queue, whether the address is known or not', async () => {
    const stored = await createPasswords(CHEAP).hash('benar');
    for (const storedHash of [stored, undefined]) {
      const passwords = createPasswords(CHEAP);
      const crowd = Array.from({ length: MOST_AT_ONCE - 1 }, (_, n) =>
        passwords.hash('ramai', `jaringan ${n}`),
      );
      await expect(passwords.verify(storedHash, 'salah')).resolves.toBe(false);
      await Promise.all(crowd);
    }
  });
});

// Who is next is the rule of `fair-turns.ts`: two hashes run at once, so their ends have no order.
it('one network with right passwords fills four places, and a stranger finds one (T79)', async () => {
  const passwords = createPasswords(CHEAP);
  const stored = await passwords.hash('benar');
  const logIn = (network: string) => passwords.verify(stored, 'benar', network);
  const crowd = Array.from({ length: 50 }, () => logIn('ramai').catch(({ code }) => code));
  expect(await logIn('tamu')).toBe(true);
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(4);
  expect(outcomes.filter((outcome) => outcome === 'BUSY')).toHaveLength(46);
});

it('the fifth login of a network is refused before it asks the database anything (T79)', async () => {
  const passwords = createPasswords(CHEAP);
  const { promise, resolve } = Promise.withResolvers<string>();
  const four = Array.from({ length: 4 }, () => passwords.inPlace('ramai', () => promise));
  const work = vi.fn(async () => 'masuk');
  await expect(passwords.inPlace('ramai', work)).rejects.toMatchObject({ code: 'BUSY' });
  expect(work).not.toHaveBeenCalled();
  expect(await passwords.inPlace('tamu', work)).toBe('masuk');
  resolve('masuk');
  await Promise.all(four);
  expect(await passwords.inPlace('ramai', work)).toBe('masuk');
});

it('hashes an unknown account as slowly as a known one', async () => {
  const passwords = createPasswords(CHEAP);
  const hash = await passwords.hash('benar');
  expect(passwords.isOutdated(hash)).toBe(false);
  expect(passwords.isOutdated(hash.replace('m=1024', 'm=512'))).toBe(true);
});

it('has a hash for accounts without a password, which none opens', async () => {
  const { hashOfNobody, isOutdated, verify } = createPasswords(CHEAP);
  for (const typed of ['', 'A', 'rahasia-masjid']) {
    expect(await verify(hashOfNobody, typed)).toBe(false);
  }
  expect(isOutdated(hashOfNobody)).toBe(false);
});

it('computes as much for an unknown person as for a known one (T27)', async () => {
  const { hash, verify } = createPasswords();
  const known = await hash('rahasia-masjid');
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 5; round += 1) {
    for (const [who, stored] of Object.entries({ known, unknown: undefined })) {
      // Of the processor, not of the clock: beside other programs the clock says anything.
      const before = process.cpuUsage();
      expect(await verify(stored, 'salah-sekali')).toBe(false);
      times[who as keyof typeof times].push(process.cpuUsage(before).user);
    }
  }
  // Without the work it takes a hundredth. How near the two are, `npm run test:long -- login-timing` says.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 2);
});
