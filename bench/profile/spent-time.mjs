// Sums of a V8 profile: by function, by package, and below the functions that serialise an answer.

/** Shares of what was worked, by function and by package, the largest first, and of serialising. */
export function spentTime({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, { ...node, selfMs: 0 }]));
  for (const [index, id] of samples.entries()) byId.get(id).selfMs += timeDeltas[index] / 1000;
  const functions = new Map();
  const rooms = new Map();
  for (const { callFrame, selfMs } of byId.values()) {
    if (isNothing(callFrame)) continue;
    add(functions, `${callFrame.functionName || '(anonymous)'} ${placeOf(callFrame)}`, selfMs);
    add(rooms, roomOf(callFrame), selfMs);
  }
  const [root] = byId.values();
  const workedMs = sum([...rooms.values()]);
  return {
    functions: shares(functions, workedMs),
    rooms: shares(rooms, workedMs),
    serialising: below(byId, root, isSerialising) / workedMs,
  };
}

/** Whether the entry is idle time or the recording itself. */
const isNothing = ({ functionName, url }) =>
  functionName === '(idle)' || url === 'node:inspector' || url.endsWith('profile/probe.mjs');
const isSerialising = ({ functionName, url }) =>
  functionName === 'serialize' && url.includes('fastify');

function below(byId, node, isWanted) {
  if (isWanted(node.callFrame)) return total(byId, node);
  return sum((node.children ?? []).map((id) => below(byId, byId.get(id), isWanted)));
}

function total(byId, node) {
  return node.selfMs + sum((node.children ?? []).map((id) => total(byId, byId.get(id))));
}

const sum = (values) => values.reduce((one, other) => one + other, 0);

function add(sums, key, value) {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

function shares(sums, whole) {
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .map(([key, ms]) => [key, ms / whole]);
}

function placeOf({ url, lineNumber }) {
  return url ? `${url.split('/').slice(-2).join('/')}:${lineNumber + 1}` : '';
}

/** A package, a room of the server, or a part of Node itself. */
function roomOf({ url, functionName }) {
  if (!url) return functionName.startsWith('(') ? functionName : 'built in';
  if (url.startsWith('node:')) return url.split('/').slice(0, 2).join('/');
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (installed) return installed;
  return /src\/((?:features|platform)\/[^/]+)/.exec(url)?.[1] ?? url.split('/').slice(-2).join('/');
}
