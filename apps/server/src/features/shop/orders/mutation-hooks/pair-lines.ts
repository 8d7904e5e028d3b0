// Which line of a bank's file is the one that a service has reported. Both name day, direction and amount;
// the balance decides where a service knows it. A bank may book a weekend's transfer up to three days
// later than the service saw it.
export interface Likeness {
  day: string;
  direction: string;
  amountSen: number;
  balanceSen?: number | null | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS_LATER = 3;
const MOST_DAYS_EARLIER = 1;

/** Each line is in one pair at most; `mayShift`: the file knows all of this day, so it has another one. */
export function pairLines<Reported extends Likeness, InFile extends Likeness>(
  reported: readonly Reported[],
  inFile: readonly InFile[],
  mayShift: (line: Reported) => boolean,
): Array<[Reported, InFile]> {
  const free = Map.groupBy(inFile, keyOf);
  const pairs: Array<[Reported, InFile]> = [];
  let open = [...reported];
  const rounds: Array<(one: Reported, other: InFile) => boolean> = [
    (one, other) => one.day === other.day && isSameBalance(one, other),
    (one, other) => one.day === other.day,
    (one, other) => mayShift(one) && isNear(one, other),
  ];
  for (const fits of rounds) {
    open = open.filter((line) => {
      const alike = free.get(keyOf(line)) ?? [];
      const [closest] = alike
        .filter((other) => fits(line, other))
        .toSorted((a, b) => distance(line, a) - distance(line, b));
      if (!closest) return true;
      alike.splice(alike.indexOf(closest), 1);
      pairs.push([line, closest]);
      return false;
    });
  }
  return pairs;
}

const keyOf = ({ direction, amountSen }: Likeness) => `${direction} ${amountSen}`;

const isSameBalance = (one: Likeness, other: Likeness) =>
  one.balanceSen != null && one.balanceSen === other.balanceSen;

const daysLater = (reported: Likeness, other: Likeness) =>
  (Date.parse(other.day) - Date.parse(reported.day)) / DAY_MS;

const distance = (one: Likeness, other: Likeness) => Math.abs(daysLater(one, other));

function isNear(reported: Likeness, other: Likeness): boolean {
  const days = daysLater(reported, other);
  return days >= -MOST_DAYS_EARLIER && days <= MOST_DAYS_LATER;
}
