import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The answer of the person at the terminal; undefined where there is none, or no terminal. */
export function askTerminal(question: string): Promise<string | undefined> {
  return ask(question, process.stderr);
}

/** Does not show what is typed. */
export async function askSecret(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  const answer = await ask('', silent());
  process.stderr.write('\n');
  return answer;
}

async function ask(question: string, output: NodeJS.WritableStream): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-D closes without an answer, Ctrl-C is an error.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answered = terminal.question(question).catch(() => '');
  try {
    return (await Promise.race([answered, closed])) || undefined;
  } finally {
    terminal.close();
  }
}
