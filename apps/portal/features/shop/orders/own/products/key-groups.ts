interface KeyGroup {
  /** Where the group begins. */
  at: number;
  text: string;
}

/**
 * `HP-7K2M-…` in the groups people read aloud and type, each with the dash that follows it. By
 * themselves browsers break no line between a dash and a digit.
 */
export function keyGroups(licenseKey: string): KeyGroup[] {
  return [...licenseKey.matchAll(/[^-]+-?/g)].map(({ index, 0: text }) => ({ at: index, text }));
}
