const ERROR_LEVEL = 50;

/** Lines a person would be woken up for: errors of the logger, and whatever is not its JSON. */
export function readErrors(log: string): string[] {
  return log.split('\n').filter(isError);
}

function isError(line: string): boolean {
  if (!line.startsWith('{')) return /^\s*\w*Error\b|^\(node:\d+\)/.test(line);
  try {
    return Number(JSON.parse(line).level) >= ERROR_LEVEL;
  } catch {
    return true;
  }
}
