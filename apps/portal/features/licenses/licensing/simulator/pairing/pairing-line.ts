import type { Bytes, PairingChannel } from '@timesync/contract';

/** Two ends of one line, for a phone and a display on the same page. */
export function makePairingLine(): { remote: PairingChannel; display: PairingChannel } {
  const [toRemote, toDisplay] = [makeQueue(), makeQueue()];
  return {
    remote: { send: toDisplay.put, receive: toRemote.take },
    display: { send: toRemote.put, receive: toDisplay.take },
  };
}

function makeQueue() {
  const arrived: Bytes[] = [];
  const waiting: ((message: Bytes) => void)[] = [];
  return {
    put: (message: Bytes) => {
      const next = waiting.shift();
      if (next) next(message);
      else arrived.push(message);
    },
    take: (): Promise<Bytes> => {
      const message = arrived.shift();
      return message
        ? Promise.resolve(message)
        : new Promise((resolve) => {
            waiting.push(resolve);
          });
    },
  };
}
