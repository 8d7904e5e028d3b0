import type { ActivationAnswer, OwnLicense } from '@timesync/contract';

/** The newest activation that has digits to type; a device with internet needs none. */
export function findLastDigits(licenses: readonly Pick<OwnLicense, 'activation'>[]) {
  const typed = licenses.flatMap(({ activation }) =>
    activation?.shortCode ? [{ ...activation, shortCode: activation.shortCode }] : [],
  );
  const newestFirst = (one: ActivationAnswer, other: ActivationAnswer) =>
    other.activatedAt.localeCompare(one.activatedAt);
  return typed.toSorted(newestFirst)[0];
}
