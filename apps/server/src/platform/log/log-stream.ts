// Where log lines go. A full disk or a closed pipe loses lines; it must not end or hold up the server,
// which an unhandled error of a stream would.
import { writeSync } from 'node:fs';

export interface LogStream {
  write(line: string): void;
}

type Write = (fd: number, text: string) => number;

export function openLogStream(fd = 1, write: Write = writeSync): LogStream {
  let lost = 0;
  let isLineBroken = false;

  function tryToWrite(text: string): boolean {
    try {
      const line = isLineBroken ? `\n${text}` : text;
      const written = write(fd, line);
      isLineBroken = written < Buffer.byteLength(line);
      return !isLineBroken;
    } catch {
      return false;
    }
  }

  return {
    write(line) {
      if (!tryToWrite(line)) {
        lost += 1;
      } else if (lost > 0) {
        const report = { level: 40, time: Date.now(), lost, msg: 'log lines were lost' };
        if (tryToWrite(`${JSON.stringify(report)}\n`)) lost = 0;
      }
    },
  };
}
