import { spentTime } from './spent-time.mjs';

const SHOWN = 14;

/** One path: the cost of a request and its parts. */
export function printProfile(name, requests, recording) {
  const { cpuMs, garbageMs, waiting, statements, profile } = recording;
  const { functions, rooms, serialising } = spentTime(profile);
  const roundTrips = statements.reduce((sum, [, { count }]) => sum + count, 0) / requests;
  console.log(
    `\n${name}: ${requests} requests, ${(cpuMs / requests).toFixed(3)} ms of the processor each`,
  );
  console.log(`  round trips ${roundTrips.toFixed(2)}, waiting ${percent(waiting)} of the time`);
  console.log(`  serialising ${percent(serialising)}, garbage ${percent(garbageMs / cpuMs)}`);
  for (const [text, { count, ms }] of statements.toSorted(
    ([, one], [, other]) => other.ms - one.ms,
  )) {
    const times = (count / requests).toFixed(2);
    if (count >= requests / 20) console.log(`    ${times} × ${(ms / count).toFixed(2)} ms ${text}`);
  }
  for (const [room, share] of rooms.slice(0, SHOWN)) console.log(`  ${percent(share)} ${room}`);
  for (const [place, share] of functions.slice(0, SHOWN))
    console.log(`    ${percent(share)} ${place}`);
}

function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
