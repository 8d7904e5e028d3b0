import { hash } from 'node:crypto';
import { describeError } from '../log/describe-error.ts';

export interface ErrorGroup {
  fingerprint: string;
  kind: string;
  place: string;
  source: string;
}

type Described = ReturnType<typeof describeError>;

const TEXT_MAX = 200;

/** Errors of one kind, at one place in the code, of one route or queue are one group. */
export function groupOf(source: string, error: unknown): ErrorGroup {
  const described = describeError(error);
  const cause = deepestCause(described);
  const kind = [cause.type, cause.errorCode].filter(Boolean).join(' ').slice(0, TEXT_MAX);
  const place = placeIn(described).slice(0, TEXT_MAX);
  const fingerprint = hash('sha256', JSON.stringify([kind, place, source])).slice(0, 16);
  return { fingerprint, kind, place, source };
}

function deepestCause(error: Described): Described {
  return error.cause ? deepestCause(error.cause) : error;
}

/** The first frame outside of packages and Node, without the folder of this installation. */
function placeIn({ stack = '', cause }: Described): string {
  const frames = stack.split('\n').filter((line) => !/node_modules|\(node:|at node:/.test(line));
  const [frame] = frames;
  if (!frame) return cause ? placeIn(cause) : 'tidak diketahui';
  const [, name, file = frame] = /^at (?:(.*) \()?([^()]*?):\d+\)?$/.exec(frame) ?? [];
  const short = file.replace(/^.*\/(?:apps\/server|server)\/(?:src\/|build\/)?/, '');
  return name ? `${name} (${short})` : short;
}
