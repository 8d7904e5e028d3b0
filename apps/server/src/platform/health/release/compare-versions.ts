/** `1.2.3` of a tag, or `1.2.3-5-gabc1234` five commits later (decision 0182). */
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-(\d{1,6})-g[0-9a-f]{4,40})?$/;

/** Above 0 when the first is newer; what is no version is older than every version. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [numbersOf(first), numbersOf(second)];
  const index = left.findIndex((number, place) => number !== right[place]);
  return (left[index] ?? 0) - (right[index] ?? 0);
}

function numbersOf(version: string): number[] {
  const [, ...parts] = VERSION.exec(version) ?? ['', '-1', '-1', '-1', '-1'];
  return parts.map((part) => Number(part ?? 0));
}
